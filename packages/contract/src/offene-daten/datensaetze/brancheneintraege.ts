import { gewerbeCalls } from '../../calls/gewerbe.ts'
import type { Brancheneintrag } from '../../entities/brancheneintrag.ts'
import { defineDatensatz, punkt } from '../datensatz.ts'
import { anschrift, ganz, kennung, lage, seite, spaltenVon } from '../spalten.ts'

const spalte = spaltenVon<Brancheneintrag>()

/**
 * The business directory. An owner who does not want to be found is in no file, and nobody's e-mail
 * address is handed out in bulk.
 */
export const brancheneintraege = defineDatensatz({
  name: 'brancheneintraege',
  titel: { de: 'Betriebe, Vereine und Einrichtungen', en: 'Businesses, clubs and public places' },
  beschreibung: {
    de: 'Das Branchenverzeichnis mit Anschrift, Lage und Angaben zum Zugang. Wer seine Anschrift nicht zeigt, ist nicht enthalten.',
    en: 'The business directory with addresses, positions and facts about access. Whoever hides their address is not in it.',
  },
  thema: 'ECON',
  stichwoerter: ['Betriebe', 'Vereine', 'Gastronomie', 'Branchenverzeichnis'],
  turnus: 'IRREG',
  call: 'brancheneintraege',
  params: {},
  typen: ['brancheneintraege'],
  antwort: gewerbeCalls.brancheneintraege.answer,
  eintraege: ({ data }) => data.filter(({ zeige_adresse }) => zeige_adresse),
  spalten: [
    ...kennung<Brancheneintrag>(),
    spalte('titel', 'text', ['Name', 'Name'], ({ titel }) => titel),
    spalte(
      'spezialisierung',
      'text',
      ['Was dort angeboten wird', 'What is offered there'],
      ({ spezialisierung }) => spezialisierung,
    ),
    spalte('rubriken', 'liste', ['Branchen', 'Categories'], ({ rubriken }) =>
      rubriken.map(({ rubrik }) => rubrik),
    ),
    ...anschrift<Brancheneintrag>(({ adresse }) => adresse),
    ...lage<Brancheneintrag>(({ koordinaten }) => koordinaten),
    spalte('telefon', 'text', ['Telefon', 'Telephone'], ({ kontakt }) => kontakt.telefon),
    spalte('link', 'adresse', ['Website', 'Website'], ({ kontakt }, rahmen) =>
      ganz(kontakt.link, rahmen),
    ),
    spalte(
      'stufenlos',
      'ja_nein',
      ['Stufenlos; nein heißt auch: nicht bekannt', 'Step-free; no also means unknown'],
      ({ barrierefrei }) => barrierefrei.stufenlos,
    ),
    spalte(
      'rollstuhl_toilette',
      'ja_nein',
      ['Toilette für Rollstühle', 'Wheelchair-accessible toilet'],
      ({ barrierefrei }) => barrierefrei.toilette,
    ),
    seite<Brancheneintrag>(),
  ],
  geometrie: ({ koordinaten }) => punkt(koordinaten),
  bild: ({ bild }) => bild,
  weitere: [],
})
