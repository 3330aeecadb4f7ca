export { rueckmeldungPfade, rueckmeldungSeite } from './pfade.ts'
export {
  longestSatz,
  type Rueckmeldung,
  type RueckmeldungErgebnis,
  rueckmeldung,
  rueckmeldungCall,
  rueckmeldungErgebnis,
  satzSchema,
} from './rueckmeldung.ts'
