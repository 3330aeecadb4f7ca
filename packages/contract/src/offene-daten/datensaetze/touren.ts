import { erlebenCalls } from '../../calls/erleben.ts'
import type { TourEintrag } from '../../entities/outdoor.ts'
import { defineDatensatz } from '../datensatz.ts'
import { kennung, seite, spaltenVon } from '../spalten.ts'

const spalte = spaltenVon<TourEintrag>()

/** Tours with their ways on the map. */
export const touren = defineDatensatz({
  name: 'touren',
  titel: { de: 'Wander- und Radtouren', en: 'Walks and cycle tours' },
  beschreibung: {
    de: 'Touren mit Länge, Dauer, Höhenmetern und Schwierigkeit; als GeoJSON mit ihrem Verlauf (höchstens 100 Punkte).',
    en: 'Tours with length, duration, ascent and difficulty; as GeoJSON with their way (at most 100 points).',
  },
  thema: 'REGI',
  stichwoerter: ['Wandern', 'Radfahren', 'Touren'],
  turnus: 'IRREG',
  call: 'touren',
  params: {},
  typen: ['touren'],
  antwort: erlebenCalls.touren.answer,
  eintraege: ({ data }) => data,
  spalten: [
    ...kennung<TourEintrag>(),
    spalte('titel', 'text', ['Name', 'Name'], ({ titel }) => titel),
    spalte('art', 'text', ['Art', 'Kind'], ({ art }) => art),
    spalte('kurztext', 'text', ['Kurzer Text', 'Short text'], ({ einleitung }) => einleitung),
    spalte('laenge', 'zahl', ['Länge in km', 'Length in km'], ({ laenge }) => laenge),
    spalte('dauer', 'zahl', ['Dauer in Minuten', 'Minutes without breaks'], ({ dauer }) => dauer),
    spalte('aufstieg', 'zahl', ['Aufstieg in m', 'Ascent in m'], ({ aufstieg }) => aufstieg),
    spalte('abstieg', 'zahl', ['Abstieg in m', 'Descent in m'], ({ abstieg }) => abstieg),
    spalte(
      'schwierigkeit',
      'text',
      ['leicht, mittel oder schwer', 'leicht (easy), mittel (medium) or schwer (hard)'],
      ({ schwierigkeit }) => schwierigkeit,
    ),
    spalte('rundtour', 'ja_nein', ['Rundtour', 'Round tour'], ({ rundtour }) => rundtour),
    spalte('barrierefrei', 'ja_nein', ['Barrierefrei', 'Accessible'], (one) => one.barrierefrei),
    spalte(
      'saison_von',
      'zahl',
      ['Erster Monat; leer: ganzjährig', 'First month; empty: all year'],
      ({ saison }) => saison?.von ?? null,
    ),
    spalte('saison_bis', 'zahl', ['Letzter Monat', 'Last month'], (one) => one.saison?.bis ?? null),
    spalte('markierung', 'text', ['Wegzeichen', 'Waymark'], ({ markierung }) => markierung),
    spalte('start', 'text', ['Ausgangspunkt', 'Starting point'], ({ start }) => start.titel),
    seite<TourEintrag>(),
  ],
  geometrie: ({ track }) => track,
  bild: ({ bild }) => bild,
  weitere: [],
})
