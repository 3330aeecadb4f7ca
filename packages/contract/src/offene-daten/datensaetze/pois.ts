import { erlebenCalls } from '../../calls/erleben.ts'
import type { Poi } from '../../entities/outdoor.ts'
import { defineDatensatz, punkt } from '../datensatz.ts'
import { anschrift, ganz, kennung, lage, seite, spaltenVon } from '../spalten.ts'

const spalte = spaltenVon<Poi>()

/** Points of interest. */
export const pois = defineDatensatz({
  name: 'pois',
  titel: { de: 'Sehenswertes und Orte', en: 'Sights and places' },
  beschreibung: {
    de: 'Sehenswürdigkeiten, Aussichten, Brunnen, Spiel- und Rastplätze mit ihrer Lage.',
    en: 'Sights, viewpoints, fountains, playgrounds and picnic areas with where they are.',
  },
  thema: 'REGI',
  stichwoerter: ['Sehenswürdigkeiten', 'Tourismus', 'Orte'],
  turnus: 'IRREG',
  call: 'pois',
  params: {},
  typen: ['pois'],
  antwort: erlebenCalls.pois.answer,
  eintraege: ({ data }) => data,
  spalten: [
    ...kennung<Poi>(),
    spalte('titel', 'text', ['Name', 'Name'], ({ titel }) => titel),
    spalte('art', 'text', ['Art', 'Kind'], ({ art }) => art),
    spalte('kurztext', 'text', ['Kurzer Text', 'Short text'], ({ einleitung }) => einleitung),
    ...anschrift<Poi>(({ adresse }) => adresse),
    ...lage<Poi>(({ koordinaten }) => koordinaten),
    spalte('hoehe', 'zahl', ['Höhe in Metern', 'Height in metres'], ({ hoehe }) => hoehe),
    spalte('barrierefrei', 'ja_nein', ['Barrierefrei', 'Accessible'], (one) => one.barrierefrei),
    spalte(
      'barrierefrei_hinweis',
      'text',
      ['Hinweis dazu', 'Note on access'],
      ({ barrierefrei_hinweis }) => barrierefrei_hinweis,
    ),
    spalte('link', 'adresse', ['Website', 'Website'], ({ link }, rahmen) => ganz(link, rahmen)),
    seite<Poi>(),
  ],
  geometrie: ({ koordinaten }) => punkt(koordinaten),
  bild: ({ bild }) => bild,
  weitere: [],
})
