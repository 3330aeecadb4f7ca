import { stadtCalls } from '../../calls/stadt.ts'
import type { Strasse } from '../../entities/abfall.ts'
import { defineDatensatz } from '../datensatz.ts'
import { kennung, spaltenVon } from '../spalten.ts'

const spalte = spaltenVon<Strasse>()

/** Streets with their collection districts and calendars. */
export const strassen = defineDatensatz({
  name: 'strassen',
  titel: { de: 'Straßen und Abfuhrbezirke', en: 'Streets and collection districts' },
  beschreibung: {
    de: 'Alle Straßen mit ihrem Abfuhrbezirk und der Adresse ihres Abfallkalenders (iCal).',
    en: 'All streets with their collection district and the address of their waste calendar (iCal).',
  },
  thema: 'ENVI',
  stichwoerter: ['Straßen', 'Abfall', 'Abfuhrbezirke'],
  turnus: 'IRREG',
  call: 'strassen',
  params: {},
  typen: ['strassen'],
  antwort: stadtCalls.strassen.answer,
  eintraege: ({ data }) => data,
  spalten: [
    ...kennung<Strasse>(),
    spalte('name', 'text', ['Name', 'Name'], ({ name }) => name),
    spalte(
      'hausnummern',
      'text',
      ['Hausnummern; leer: die ganze Straße', 'House numbers; empty: the whole street'],
      ({ hausnummern }) => hausnummern,
    ),
    spalte('ortsteil', 'text', ['Ortsteil', 'Part of town'], ({ ortsteil }) => ortsteil),
    spalte('bezirk', 'zahl', ['Abfuhrbezirk', 'Collection district'], ({ bezirk }) => bezirk),
    spalte(
      'kalender',
      'adresse',
      ['Abfallkalender (iCal)', 'Waste calendar (iCal)'],
      ({ id }, { sprache, adresse }) => adresse(`/${sprache}/abfuhr/${id}.ics`),
    ),
  ],
  weitere: [],
})
