import type { OffeneDaten } from '../entities/offene-daten.ts'
import { datensatzNamen } from '../offene-daten/namen.ts'

const typical: OffeneDaten = {
  sprache: 'de',
  herausgeber: 'Stadtverwaltung Bad Silberbronn',
  email: 'rathaus@bad-silberbronn.example',
  lizenz: 'dl-by-de/2.0',
  datensaetze: datensatzNamen.map((name, index) => ({
    name,
    anzahl: name === 'veranstaltungen' ? 12_001 : 40 + index,
    geaendert: name === 'parken' ? null : '2027-05-12T08:30:00.000Z',
  })),
}

/** Answers about open data: usual, of a town that has chosen nothing yet, with a very long name, in English. */
export const offeneDatenExamples: Record<
  'typical' | 'minimal' | 'long-words' | 'english',
  OffeneDaten
> = {
  typical,
  minimal: { sprache: 'de', herausgeber: null, email: null, lizenz: null, datensaetze: [] },
  'long-words': {
    ...typical,
    herausgeber: 'Verwaltungsgemeinschaftsvorsitzendengemeinde Bad Silberbronn-Oberlangenhardt',
    email: 'datenbereitstellungsverantwortliche@verwaltungsgemeinschaft-silberbronn.example',
    lizenz: 'cc-zero',
    datensaetze: [{ name: 'wegweiser_verfahren', anzahl: null, geaendert: null }],
  },
  english: { ...typical, sprache: 'en', herausgeber: 'Bad Silberbronn Town Council' },
}
