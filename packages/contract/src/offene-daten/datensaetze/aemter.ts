import { rathausCalls } from '../../calls/rathaus.ts'
import type { Amt } from '../../entities/amt.ts'
import type { Oeffnungszeiten } from '../../entities/oeffnungszeiten.ts'
import { defineDatensatz, punkt } from '../datensatz.ts'
import { anschrift, ganz, kennung, lage, seite, spaltenVon } from '../spalten.ts'

const spalte = spaltenVon<Amt>()

/** The usual week of an office: «MONTAG 08:00-12:00»; seasons and single days are on its page. */
function woche(zeiten: readonly Oeffnungszeiten[]): string[] {
  return zeiten
    .filter(({ typ }) => typ === 'ALLGEMEINE_OEFFNUNGSZEIT')
    .flatMap(({ regulaereZeiten }) => regulaereZeiten)
    .map(({ tagestyp, beginn, ende }) => `${tagestyp} ${beginn}-${ende}`)
}

/** Offices of the town hall; who works there is no dataset. */
export const aemter = defineDatensatz({
  name: 'aemter',
  titel: { de: 'Ämter und ihre Öffnungszeiten', en: 'Offices and their opening hours' },
  beschreibung: {
    de: 'Die Ämter der Stadt mit Anschrift, Telefon und regelmäßigen Öffnungszeiten; ohne Namen von Beschäftigten.',
    en: 'The offices of the town with address, telephone and regular opening hours; without names of staff.',
  },
  thema: 'GOVE',
  stichwoerter: ['Ämter', 'Rathaus', 'Öffnungszeiten'],
  turnus: 'IRREG',
  call: 'aemter',
  params: { order: 'sortierung,titel' },
  typen: ['aemter'],
  antwort: rathausCalls.aemter.answer,
  eintraege: ({ data }) => data,
  spalten: [
    ...kennung<Amt>(),
    spalte('titel', 'text', ['Name', 'Name'], ({ titel }) => titel),
    spalte(
      'uebergeordnet',
      'nummer',
      ['Nummer des übergeordneten Amts', 'Number of the office above'],
      ({ uebergeordnet }) => uebergeordnet?.id ?? null,
    ),
    ...anschrift<Amt>(({ adresse }) => adresse),
    ...lage<Amt>(({ koordinaten }) => koordinaten),
    spalte('zimmer', 'text', ['Zimmer', 'Room'], ({ zimmer }) => zimmer),
    spalte('telefon', 'text', ['Telefon', 'Telephone'], ({ kontakt }) => kontakt.telefon),
    spalte('email', 'text', ['E-Mail', 'E-mail'], ({ kontakt }) => kontakt.email),
    spalte('link', 'adresse', ['Website', 'Website'], ({ kontakt }, rahmen) =>
      ganz(kontakt.link, rahmen),
    ),
    spalte(
      'oeffnungszeiten',
      'liste',
      ['Regelmäßige Öffnungszeiten', 'Regular opening hours'],
      ({ oeffnungszeitenStrukturiert }) => woche(oeffnungszeitenStrukturiert),
    ),
    spalte(
      'stufenlos',
      'ja_nein',
      ['Stufenlos; nein heißt auch: nicht bekannt', 'Step-free; no also means unknown'],
      ({ barrierefrei }) => barrierefrei.stufenlos,
    ),
    seite<Amt>(),
  ],
  geometrie: ({ koordinaten }) => punkt(koordinaten),
  weitere: [],
})
