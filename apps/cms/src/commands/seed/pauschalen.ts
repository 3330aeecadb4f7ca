import { randomUUID } from 'node:crypto'
import type { PauschaleContent, PortalmodulContent } from '../../../../../content/gewerbe/shape.ts'
import type { PreiskategorieBlock } from '../../payload-types.ts'
import { idOf, inOrder, publish, remember, type Seeding } from './seeding.ts'

type Kategorien = PauschaleContent['kategorien']

function kategorienOf({ made }: Seeding, kategorien: Kategorien): PreiskategorieBlock[] {
  return kategorien.map(({ titel, hotels }) => ({
    id: randomUUID(),
    blockType: 'preiskategorie',
    titel: titel.de,
    hotels: hotels.map(({ haus, ez, dz, fewo1, fewo2, anmerkung }) => ({
      id: randomUUID(),
      unterkunft: idOf(made, 'unterkuenfte', haus),
      preis_ez: ez ?? null,
      preis_dz: dz ?? null,
      preis_ferienwohnung_1: fewo1 ?? null,
      preis_ferienwohnung_2: fewo2 ?? null,
      anmerkung: anmerkung?.de ?? null,
    })),
  }))
}

function inEnglish(rows: PreiskategorieBlock[], kategorien: Kategorien): PreiskategorieBlock[] {
  return rows.map((row, index) => ({
    ...row,
    titel: kategorien[index]?.titel.en ?? null,
    hotels: (row.hotels ?? []).map((hotel, at) => ({
      ...hotel,
      anmerkung: kategorien[index]?.hotels[at]?.anmerkung?.en ?? null,
    })),
  }))
}

function leistungenOf(texts: readonly string[]) {
  return texts.map((text) => ({ blockType: 'leistung' as const, text }))
}

async function addPauschale(
  seeding: Seeding,
  pauschale: PauschaleContent,
  sortierung: number,
): Promise<void> {
  const { made, richText } = seeding
  const { key, titel, einleitung, text, leistungen, naechte, kategorien, bild } = pauschale
  const rows = kategorienOf(seeding, kategorien)
  const id = await publish(
    seeding,
    'pauschalen',
    {
      titel: titel.de,
      einleitung: einleitung.de,
      text: richText(text.de),
      leistungen: leistungenOf(leistungen.de),
      naechte,
      gueltig_von: pauschale.gueltig_von,
      gueltig_bis: pauschale.gueltig_bis,
      jaehrlich: pauschale.gueltig_bis !== undefined,
      anfrageart: pauschale.anfrageart ?? 'formular',
      preiskategorien: rows,
      bild: idOf(made, 'bilder', bild),
      sortierung,
      _status: 'published',
    },
    {
      titel: titel.en ?? titel.de,
      einleitung: einleitung.en ?? null,
      text: text.en === undefined ? null : richText(text.en),
      leistungen: leistungenOf(leistungen.en),
      preiskategorien: inEnglish(rows, kategorien),
    },
  )
  remember(made, 'pauschalen', key, id)
}

function inhaltOf({ made }: Seeding, inhalt: PortalmodulContent['inhalt'], sprache: 'de' | 'en') {
  if (inhalt.art === 'pauschalen') {
    const pauschale = idOf(made, 'pauschalen', inhalt.pauschale)
    return [{ blockType: 'pauschalen' as const, pauschale }]
  }
  const { titel, anzahl } = inhalt
  return [{ blockType: 'newsticker' as const, titel: titel[sprache] ?? titel.de, anzahl }]
}

async function addModul(
  seeding: Seeding,
  { name, seite, inhalt }: PortalmodulContent,
  sortierung: number,
): Promise<void> {
  const page = seite === undefined ? undefined : seeding.made.get(`seiten ${seite}`)
  await publish(
    seeding,
    'portalmodule',
    {
      name,
      seite: page ?? null,
      inhalt: inhaltOf(seeding, inhalt, 'de'),
      sortierung,
      _status: 'published',
    },
    { inhalt: inhaltOf(seeding, inhalt, 'en') },
  )
}

/** A package leads to its page. */
async function linkPage({ payload, req, made }: Seeding, key: string): Promise<void> {
  const seite = made.get(`seiten angebot-${key}`)
  if (seite === undefined) return
  const shared = { req, depth: 0, overrideAccess: true, locale: 'de' } as const
  const id = idOf(made, 'pauschalen', key)
  await payload.update({ collection: 'pauschalen', id, data: { seite }, ...shared })
}

/** Makes the packages; the houses are there already, and pages name packages. */
export async function addPauschalen(seeding: Seeding): Promise<void> {
  const packages = (seeding.town.pauschalen ?? []).map((one, index) => ({ one, index }))
  await inOrder(seeding, 'Pauschalen', packages, ({ one, index }) =>
    addPauschale(seeding, one, index),
  )
}

/** Leads packages to their pages, and makes the modules that show them. */
export async function addPortalmodule(seeding: Seeding): Promise<void> {
  const { pauschalen = [], portalmodule = [] } = seeding.town
  for (const { key } of pauschalen) await linkPage(seeding, key)
  const modules = portalmodule.map((one, index) => ({ one, index }))
  await inOrder(seeding, 'Portalmodule', modules, ({ one, index }) => addModul(seeding, one, index))
}
