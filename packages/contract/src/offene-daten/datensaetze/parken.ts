import type { z } from 'zod'
import { parkenCalls, type parkplatzkarte } from '../../calls/parken.ts'
import type { parkquellen } from '../../entities/parkplatz.ts'
import { defineDatensatz, punkt } from '../datensatz.ts'
import { anschrift, kennung, lage, seite, spaltenVon } from '../spalten.ts'

type Parkplatz = z.output<typeof parkplatzkarte> & { quelle: (typeof parkquellen)[number] | null }

const spalte = spaltenVon<Parkplatz>()
const stand = ({ parkplatz }: Parkplatz) => parkplatz.stand

/** Car parks with what is known of their free spaces. */
export const parken = defineDatensatz({
  name: 'parken',
  titel: { de: 'Parkplätze und ihre Belegung', en: 'Car parks and their occupancy' },
  beschreibung: {
    de: 'Die Parkplätze des Parkleitsystems mit Lage, Zahl der Plätze und dem neuesten bekannten Stand.',
    en: 'The car parks of the guidance system with position, number of spaces and the newest known state.',
  },
  thema: 'TRAN',
  stichwoerter: ['Parken', 'Verkehr', 'Belegung'],
  turnus: 'CONT',
  call: 'parken',
  params: {},
  typen: [],
  antwort: parkenCalls.parken.answer,
  eintraege: ({ data, quelle }): Parkplatz[] => data.map((one) => ({ ...one, quelle })),
  spalten: [
    ...kennung<Parkplatz>(),
    spalte('titel', 'text', ['Name', 'Name'], ({ titel }) => titel),
    ...anschrift<Parkplatz>(({ adresse }) => adresse),
    ...lage<Parkplatz>(({ koordinaten }) => koordinaten),
    spalte('plaetze', 'zahl', ['Plätze', 'Spaces'], (one) => stand(one)?.Gesamt ?? null),
    spalte('belegt', 'zahl', ['Davon belegt', 'Taken'], (one) => stand(one)?.Aktuell ?? null),
    spalte(
      'trend',
      'zahl',
      ['Unter 0: Es werden Plätze frei', 'Below 0: spaces become free'],
      (one) => stand(one)?.Trend ?? null,
    ),
    spalte(
      'stand',
      'zeitpunkt',
      ['Wann gezählt wurde; leer: nicht bekannt', 'When it was counted; empty: not known'],
      (one) => stand(one)?.geandert ?? null,
    ),
    spalte(
      'quelle',
      'text',
      [
        'Woher die Zahlen kommen; simulation: nicht gezählt, sondern gerechnet',
        'Where the figures come from; simulation: not counted but computed',
      ],
      ({ quelle }) => quelle,
    ),
    spalte(
      'stufenlos',
      'ja_nein',
      ['Stufenlos; nein heißt auch: nicht bekannt', 'Step-free; no also means unknown'],
      ({ barrierefrei }) => barrierefrei.stufenlos,
    ),
    seite<Parkplatz>(),
  ],
  geometrie: ({ koordinaten }) => punkt(koordinaten),
  weitere: [],
})
