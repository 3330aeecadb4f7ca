import type { Payload } from 'payload'
import sharp from 'sharp'
import { richText } from './lexical.ts'
import { addErleben } from './small-town-erleben.ts'
import { addGewerbe } from './small-town-gewerbe.ts'
import { addPages } from './small-town-pages.ts'
import { addTownHall } from './small-town-rathaus.ts'
import { addStadt } from './small-town-stadt.ts'
import { addGuide } from './small-town-wegweiser.ts'
import { english, german, numberOf, published } from './writing.ts'

/** Ids and numbers of what the tests ask for. */
export type SmallTown = Awaited<ReturnType<typeof fillSmallTown>>

async function addMedien(payload: Payload) {
  const data = await sharp({
    create: { width: 60, height: 40, channels: 3, background: '#567869' },
  })
    .png()
    .toBuffer()
  const bild = await payload.create({
    collection: 'medien',
    ...german,
    file: { name: 'Kurpark Süd.png', data, mimetype: 'image/png', size: data.length },
    data: { alt: 'Der Kurpark', copyright: 'Stadt Bad Silberbronn', bildtext: 'Im Mai' },
  })
  await payload.update({
    collection: 'medien',
    id: bild.id,
    ...english,
    data: { alt: 'The spa gardens', bildtext: 'In May' },
  })
  const pdf = Buffer.from('%PDF-1.4\nxref\ntrailer\n%%EOF\n')
  const datei = await payload.create({
    collection: 'medien',
    ...german,
    file: { name: 'Ortsplan.pdf', data: pdf, mimetype: 'application/pdf', size: pdf.length },
    data: {},
  })
  return { bild: String(bild.id), bildNummer: numberOf(bild), datei: String(datei.id) }
}

async function addEvents(payload: Payload, bild: string) {
  const concerts = await payload.create({
    collection: 'rubriken',
    ...german,
    data: { rubrik: 'Konzerte', art: 'veranstaltungen' },
  })
  await payload.update({
    collection: 'rubriken',
    id: concerts.id,
    ...english,
    data: { rubrik: 'Concerts' },
  })
  const concert = await payload.create({
    collection: 'veranstaltungen',
    ...german,
    data: {
      ...published,
      titel: 'Größtes Konzert im Kurpark',
      plain_text: 'Unter Linden.',
      text: richText({ type: 'paragraph', children: [{ text: 'Unter alten Linden.' }] }),
      datum_von: '2031-06-19',
      datum_bis: '2031-06-20',
      timeFrom: '19:30',
      status: 'geplant',
      kostenlos: true,
      bild,
      rubriken: [concerts.id],
      preis: '12 Euro',
    },
  })
  await payload.update({
    collection: 'veranstaltungen',
    id: concert.id,
    ...english,
    data: { titel: 'Greatest concert in the spa gardens' },
  })
  const add = (titel: string, datum_von: string, rest: object = {}) =>
    payload.create({
      collection: 'veranstaltungen',
      ...german,
      data: { ...published, titel, datum_von, status: 'geplant', ...rest },
    })
  const walk = await add('Wanderung', '2031-05-01')
  await add('Fest von gestern', '2020-01-01')
  const draft = await add('Geheimer Entwurf', '2031-07-01', { _status: 'draft' })
  return {
    concert: numberOf(concert),
    concertId: String(concert.id),
    walk: numberOf(walk),
    draftEvent: numberOf(draft),
    concerts: numberOf(concerts),
  }
}

async function addMenuAndSettings(payload: Payload, events: string) {
  await payload.create({
    collection: 'menus',
    ...german,
    data: {
      name: 'Hauptmenü',
      menuItems: [
        {
          blockType: 'eintrag',
          title: 'Erleben',
          art: 'keine',
          menuItems: [
            { title: 'Veranstaltungen', art: 'seite', seite: events },
            { title: 'Karten', art: 'href', href: 'https://karten.example/' },
          ],
        },
      ],
    },
  })
  const moved = [
    { von: '/de/alt/', status: '301', nach: '/de/veranstaltungen/' },
    { von: '/de/umleitung/', status: '302', nach: 'https://karten.example/' },
    { von: '/de/weg/', status: '410', nach: null },
  ] as const
  for (const data of moved) await payload.create({ collection: 'weiterleitungen', ...german, data })
  const stelle = { name: 'Rathaus' }
  await payload.updateGlobal({
    slug: 'einstellungen',
    ...german,
    data: {
      ortsname: 'Bad Silberbronn',
      claim: 'Heilbad',
      meldung_email: 'web@bad-silberbronn.example',
      tourismus: stelle,
      rathaus: stelle,
      social: [{ dienst: 'Bilder', url: 'https://bilder.example/silberbronn' }],
    },
  })
}

/** Fills an empty database with one of each, through Payload's Local API. */
export async function fillSmallTown(payload: Payload) {
  const files = await addMedien(payload)
  const pages = await addPages(payload, files)
  const events = await addEvents(payload, files.bild)
  await addMenuAndSettings(payload, pages.events.id)
  const townHall = await addTownHall(payload, files)
  const erleben = await addErleben(payload, files.bild)
  const stadt = await addStadt(payload, { ...files, amtId: townHall.amtId })
  const guide = await addGuide(payload, { ...files, amtId: townHall.amtId })
  const group = await payload.create({
    collection: 'interessengruppen',
    ...german,
    data: { titel: 'Gäste' },
  })
  const gewerbe = await addGewerbe(payload, { ...files, concertId: events.concertId })
  const news = await payload.create({
    collection: 'aktuelles',
    ...german,
    data: {
      ...published,
      interessengruppen: [group.id],
      titel: 'Bergbahn fährt wieder',
      einleitung: 'Alle 15 Minuten.',
      datum_von: '2031-01-02',
      sortierung: 0,
      bild: files.bild,
    },
  })
  return {
    ...files,
    ...pages,
    ...events,
    ...townHall,
    stadt,
    erleben,
    guide,
    news: numberOf(news),
    group: numberOf(group),
    gewerbe,
  }
}
