import { randomUUID } from 'node:crypto'
import type { ShopArtikelContent } from '../../../../../content/gewerbe/shape.ts'
import { linksOf } from './branchen.ts'
import { idOf, inOrder, publish, type Seeding } from './seeding.ts'

/** The first event with this German title; a title that no event has is a mistake in the content. */
async function eventCalled({ payload, req }: Seeding, titel: string): Promise<string> {
  const { docs } = await payload.find({
    collection: 'veranstaltungen',
    where: { titel: { equals: titel } },
    sort: 'datum_von',
    limit: 1,
    pagination: false,
    locale: 'de',
    depth: 0,
    overrideAccess: true,
    req,
  })
  const [event] = docs
  if (event === undefined) throw new Error(`The content names «${titel}», which is no event.`)
  return event.id
}

function dokumenteOf({ made }: Seeding, dokumente: ShopArtikelContent['dokumente'] = []) {
  const german = dokumente.map(({ titel, datei }) => ({
    id: randomUUID(),
    blockType: 'artikeldokument' as const,
    titel: titel.de,
    datei: idOf(made, 'dateien', datei),
    einstufung: 'oeffentlich' as const,
  }))
  const english = german.map((row, index) => ({
    ...row,
    titel: dokumente[index]?.titel.en ?? null,
  }))
  return { german, english }
}

/** How an article is sold. */
function verkaufOf(artikel: ShopArtikelContent) {
  return {
    preis_cent: artikel.preis_cent,
    mwst: artikel.mwst === 7 ? ('7' as const) : ('19' as const),
    gewicht_pro_einheit: artikel.gewicht,
    menge_limit: artikel.menge_limit,
    menge_aktuell: artikel.menge_aktuell ?? 0,
    meldebestand: artikel.meldebestand,
    hoechstens: artikel.hoechstens,
    groessen: artikel.groessen ?? [],
  }
}

/** What the law wants said of it. */
function angabenOf({
  eintrittskarte,
  hersteller,
  inhalt,
  sicherheit,
  widerruf,
}: ShopArtikelContent) {
  return {
    inhalt_menge: inhalt?.menge,
    inhalt_einheit: inhalt?.einheit,
    hersteller: hersteller ?? {},
    sicherheit: sicherheit?.de ?? null,
    eintrittskarte: eintrittskarte ?? false,
    widerruf: widerruf ?? 'ja',
  }
}

async function addArtikel(
  seeding: Seeding,
  artikel: ShopArtikelContent,
  sortierung: number,
): Promise<void> {
  const { made, richText } = seeding
  const { titel, einleitung, text, rubrik, veranstaltung, bild } = artikel
  const dokumente = dokumenteOf(seeding, artikel.dokumente)
  const links = linksOf(artikel.links ?? [])
  await publish(
    seeding,
    'shop_artikel',
    {
      titel: titel.de,
      einleitung: einleitung.de,
      text: richText(text.de),
      ...verkaufOf(artikel),
      ...angabenOf(artikel),
      aktiv: artikel.aktiv ?? true,
      rubrik: idOf(made, 'rubriken', rubrik),
      veranstaltung: veranstaltung === undefined ? null : await eventCalled(seeding, veranstaltung),
      dokumente: dokumente.german,
      links: links.german,
      bild: bild === undefined ? null : idOf(made, 'bilder', bild),
      sortierung,
      _status: 'published',
    },
    {
      titel: titel.en ?? titel.de,
      einleitung: einleitung.en ?? null,
      text: text.en === undefined ? null : richText(text.en),
      sicherheit: artikel.sicherheit?.en ?? null,
      dokumente: dokumente.english,
      links: links.english,
    },
  )
}

async function addSettings({ payload, req, richText, town }: Seeding): Promise<void> {
  const settings = town.shop_einstellungen
  if (settings === undefined) return
  const { abholung, agb, ...shared } = settings
  const how = { slug: 'shop_einstellungen', depth: 0, overrideAccess: true, req } as const
  await payload.updateGlobal({
    ...how,
    locale: 'de',
    data: { ...shared, abholung: abholung.de, agb: richText(agb.de) },
  })
  await payload.updateGlobal({
    ...how,
    locale: 'en',
    data: {
      abholung: abholung.en ?? null,
      agb: agb.en === undefined ? null : richText(agb.en),
    },
  })
}

/** Makes the articles of the shop and its settings; categories and events are there already. */
export async function addShop(seeding: Seeding): Promise<void> {
  await addSettings(seeding)
  const articles = (seeding.town.shop_artikel ?? []).map((one, index) => ({ one, index }))
  await inOrder(seeding, 'Artikel', articles, ({ one, index }) => addArtikel(seeding, one, index))
}
