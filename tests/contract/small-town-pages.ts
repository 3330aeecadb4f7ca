import type { Payload } from 'payload'
import { linkTo, list, richText } from './lexical.ts'
import { english, german, numberOf, published } from './writing.ts'

type PageTexts = { titel: string; pfad: string }

async function addPage(
  payload: Payload,
  texts: { de: PageTexts; en?: PageTexts },
  rest: object = {},
) {
  const page = await payload.create({
    collection: 'seiten',
    ...german,
    data: { pageLayout: 'default', pageTheme: 'default', ...published, ...texts.de, ...rest },
  })
  if (texts.en)
    await payload.update({ collection: 'seiten', id: page.id, ...english, data: texts.en })
  return { id: String(page.id), nummer: numberOf(page) }
}

const listBlock = (blockType: string) => ({ blockType, titel: 'Übersicht' })

/** Pages of all kinds: lists, detail pages, a draft, one in German only, one full of blocks. */
export async function addPages(payload: Payload, files: { bild: string; datei: string }) {
  const home = await addPage(payload, {
    de: { titel: 'Willkommen', pfad: '/de/' },
    en: { titel: 'Welcome', pfad: '/en/' },
  })
  const events = await addPage(
    payload,
    {
      de: { titel: 'Veranstaltungen', pfad: '/de/veranstaltungen/' },
      en: { titel: 'Events', pfad: '/en/events/' },
    },
    {
      eltern: home.id,
      bloecke: [listBlock('veranstaltungen'), listBlock('aktuelles'), listBlock('veranstaltungen')],
    },
  )
  const eventDetail = await addPage(
    payload,
    {
      de: { titel: 'Veranstaltung', pfad: '/de/veranstaltungen/*' },
      en: { titel: 'Event', pfad: '/en/events/*' },
    },
    {
      eltern: events.id,
      detailseite_fuer: 'veranstaltungen',
      bloecke: [{ blockType: 'veranstaltung-detail' }, listBlock('aktuelles')],
    },
  )
  const officeDetail = await addPage(
    payload,
    { de: { titel: 'Amt', pfad: '/de/behoerdenlotse/*' } },
    {
      detailseite_fuer: 'aemter',
      bloecke: [{ blockType: 'amt-detail' }],
    },
  )
  const germanOnly = await addPage(
    payload,
    { de: { titel: 'Bäder', pfad: '/de/baeder/' } },
    { eltern: home.id, beschreibung: 'Nur auf Deutsch' },
  )
  const draft = await addPage(
    payload,
    { de: { titel: 'Entwurf', pfad: '/de/entwurf/' } },
    { _status: 'draft' },
  )
  const full = await addPage(
    payload,
    { de: { titel: 'Alle Bausteine', pfad: '/de/veranstaltungen/bausteine/' } },
    {
      eltern: events.id,
      heroImages: [{ bild: files.bild, titel: 'Oben' }],
      heroSlider: [{ titel: 'Folie', bild: files.bild, link: '/de/baeder/', linktext: 'Mehr' }],
      ...twelveBlocks(files, germanOnly.id),
      seo: { title: 'Für Suchmaschinen' },
    },
  )
  return { home, events, eventDetail, officeDetail, germanOnly, draft, full }
}

/** Twelve blocks with pictures, files and internal links, as in the measured page. */
export function twelveBlocks({ bild, datei }: { bild: string; datei: string }, page: string) {
  const text = richText(
    { type: 'heading', tag: 'h2', text: 'Baden' },
    { type: 'paragraph', children: [{ text: 'Siehe ' }, linkTo(page, 'die Bäder'), { text: '.' }] },
    list('bullet', 'Becken', ['Sauna', 'Ruheraum']),
  )
  const teaser = [1, 2, 3].map((number) => ({ titel: `Teaser ${number}`, bild, link: '/de/' }))
  const bloecke = [
    { blockType: 'text', titel: 'Text', text },
    { blockType: 'bild-text', titel: 'Bild', text, bild, anordnung: 'bild-text' },
    { blockType: 'zitat', text: 'Wer ankommt, bleibt.', quelle: 'Ein Gast' },
    { blockType: 'headline-teaser', titel: 'Ankommen', titel_tag: 'h2' },
    { blockType: 'bild-text-teaser-3x', titel: 'Drei', teaser },
    {
      blockType: 'kurzinfo-icons',
      icons: [
        { icon: 'bahn', titel: 'Bahn' },
        { icon: 'therme', titel: 'Therme', link: 'tel:+493023125100' },
      ],
    },
    { blockType: 'bild-text', text, bild, anordnung: 'text-bild' },
    { blockType: 'text', text },
    { blockType: 'veranstaltungen', titel: 'Termine' },
  ]
  const seitenleiste = [
    { blockType: 'downloads', downloads: [{ titel: 'Ortsplan', datei }] },
    { blockType: 'text', text },
    { blockType: 'zitat', text: 'Noch eins.' },
  ]
  return { bloecke, seitenleiste }
}
