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
export {
  type AboFeld,
  aboFelder,
  aboSchema,
  type ErinnerungFeld,
  type Erinnerungszeit,
  erinnerungFelder,
  erinnerungSchema,
  erinnerungszeiten,
  longestWort,
} from './felder.ts'
export { aboEndePfad, aboPfade, eigeneAboseite } from './pfade.ts'
