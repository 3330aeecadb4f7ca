export {
  type BrettAnsicht,
  type BrettAntwort,
  type BrettEigener,
  type BrettErgebnis,
  type BrettTun,
  brettAnsicht,
  brettAntwort,
  brettBlick,
  brettCalls,
  brettErgebnis,
  brettLinkFrage,
  brettNachricht,
  brettStaende,
  brettTun,
} from './brett.ts'
export {
  type BrettFeld,
  brettFelder,
  brettLinkSchema,
  brettNachrichtSchema,
  brettSchema,
  longestMessage,
  type NachrichtFeld,
  nachrichtFelder,
} from './felder.ts'
export { brettPfade, eigeneBrettseite } from './pfade.ts'
