export {
  type Abo,
  type AboAnsicht,
  type AboAntwort,
  type AboArt,
  type AboFrage,
  type AboTun,
  aboAnsicht,
  aboAntwort,
  aboArten,
  aboBlick,
  aboCalls,
  aboFrage,
  aboTun,
  bekanntmachungsabos,
} from './abos.ts'
export { type AboFeld, aboFelder, aboSchema, longestWort } from './felder.ts'
export { aboEndePfad, aboPfade, eigeneAboseite } from './pfade.ts'
