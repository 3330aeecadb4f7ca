import { stadtCalls } from '../../calls/stadt.ts'
import type { Abfuhrtermin } from '../../entities/abfall.ts'
import { defineDatensatz } from '../datensatz.ts'
import { kennung, spaltenVon } from '../spalten.ts'

const spalte = spaltenVon<Abfuhrtermin>()

/** Days on which waste is collected. */
export const abfuhrtermine = defineDatensatz({
  name: 'abfuhrtermine',
  titel: { de: 'Abfuhrtermine', en: 'Waste collection dates' },
  beschreibung: {
    de: 'Wann welcher Abfall in welchen Bezirken abgeholt wird. Zu welchem Bezirk eine Straße gehört, steht im Datensatz „Straßen und Abfuhrbezirke“.',
    en: 'When which waste is collected in which districts. The dataset “Streets and collection districts” says where a street belongs.',
  },
  thema: 'ENVI',
  stichwoerter: ['Abfall', 'Müllabfuhr', 'Termine'],
  turnus: 'IRREG',
  call: 'abfuhrtermine',
  params: {},
  typen: ['abfuhrtermine', 'abfallarten'],
  antwort: stadtCalls.abfuhrtermine.answer,
  eintraege: ({ data }) => data,
  spalten: [
    ...kennung<Abfuhrtermin>(),
    spalte('datum', 'tag', ['Tag der Abfuhr', 'Day of collection'], ({ datum }) => datum),
    spalte('abfallart', 'text', ['Abfall', 'Kind of waste'], ({ abfallart }) => abfallart.titel),
    spalte('bezirke', 'liste', ['Abfuhrbezirke', 'Collection districts'], ({ bezirke }) =>
      bezirke.map(String),
    ),
    spalte(
      'verschoben_von',
      'tag',
      ['Sonst üblicher Tag, wenn verschoben', 'Usual day, where it was moved'],
      ({ verschoben_von }) => verschoben_von,
    ),
    spalte(
      'ort',
      'text',
      ['Wo das Sammelfahrzeug steht', 'Where the vehicle stands'],
      (o) => o.ort,
    ),
    spalte('beginn', 'uhrzeit', ['Von', 'From'], ({ beginn }) => beginn),
    spalte('ende', 'uhrzeit', ['Bis', 'Until'], ({ ende }) => ende),
    spalte('hinweis', 'text', ['Hinweis', 'Note'], ({ hinweis }) => hinweis),
  ],
  weitere: [],
})
