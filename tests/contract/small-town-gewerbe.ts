import { fahrtage } from '@kurstadt/contract'
import type { Payload } from 'payload'
import type { PreiskategorieBlock } from '../../apps/cms/src/payload-types.ts'
import { richText } from './lexical.ts'
import { addShop } from './small-town-shop.ts'
import { english, german, numberOf, published } from './writing.ts'

type Files = { bild: string; datei: string }

const paragraph = (text: string) => richText({ type: 'paragraph', children: [{ text }] })

/** Pages that show one business entry or one article, and the page of a package. */
export async function addGewerbePages(payload: Payload, pauschale: string) {
  const page = (titel: string, pfad: string, rest: object = {}) =>
    payload.create({
      collection: 'seiten',
      ...german,
      data: {
        titel,
        pfad,
        pageLayout: 'default',
        pageTheme: 'default',
        ...published,
        ...rest,
      },
    })
  await page('Betrieb', '/de/branchen/*', { detailseite_fuer: 'brancheneintraege' })
  await page('Artikel', '/de/shop/*', { detailseite_fuer: 'shop_artikel' })
  const offer = await page('Tannen und Thermen', '/de/angebote/tannen-und-thermen/')
  const seite = { seite: offer.id }
  await payload.update({ collection: 'pauschalen', id: pauschale, ...german, data: seite })
}

async function addRubriken(payload: Payload) {
  const add = async (rubrik: string, art: 'branchen' | 'shop', en: string) => {
    const { id, ...doc } = await payload.create({
      collection: 'rubriken',
      ...german,
      data: { rubrik, art },
    })
    await payload.update({ collection: 'rubriken', id, ...english, data: { rubrik: en } })
    return { id, nummer: numberOf(doc) }
  }
  return {
    gasthaus: await add('Gasthöfe', 'branchen', 'Inns'),
    parken: await add('Parken', 'branchen', 'Parking'),
    textil: await add('Kleidung', 'shop', 'Clothing'),
  }
}

type Rubriken = Awaited<ReturnType<typeof addRubriken>>

async function addBusinesses(payload: Payload, rubriken: Rubriken, { bild }: Files) {
  const add = (titel: string, rest: object = {}) =>
    payload.create({
      collection: 'brancheneintraege',
      ...german,
      data: { ...published, titel, rubriken: [rubriken.gasthaus.id], ...rest },
    })
  const inn = await add('Zum Ähren', {
    spezialisierung: 'Gasthof mit Biergarten',
    text: paragraph('Seit 1821.'),
    text_gastronomie: paragraph('Warme Küche bis 21 Uhr.'),
    bild,
    bilder: [bild],
    kontakt: { telefon: '030 23125-601', email: 'info@aehren.example', link: '/de/baeder/' },
    adresse: { strasse: 'Badgasse 4', plz: '00375', ort: 'Bad Silberbronn' },
    koordinaten: { breite: 48.692, laenge: 8.461 },
    links: [{ blockType: 'link', link: 'https://aehren.example/karte', linktext: 'Speisekarte' }],
    barrierefrei: { stufenlos: true, hinweis: 'Rampe im Hof' },
    stichwoerter: ['Maultaschen', 'Flößerplatte'],
    oeffnungszeitenStrukturiert: [
      {
        blockType: 'oeffnungszeit',
        typ: 'ALLGEMEINE_OEFFNUNGSZEIT',
        regulaereZeiten: [{ tagestyp: 'FREITAG', beginn: '11:30', ende: '22:00' }],
      },
    ],
  })
  await payload.update({
    collection: 'brancheneintraege',
    id: inn.id,
    ...english,
    data: { titel: 'The Ears of Corn', spezialisierung: 'Inn with a beer garden' },
  })
  const home = await add('Ölmühle Obermüller', {
    zeige_adresse: false,
    adresse: { strasse: 'Geheimweg 1', plz: '00375', ort: 'Bad Silberbronn' },
    koordinaten: { breite: 48.7, laenge: 8.4 },
  })
  await add('1. FC Silbertal')
  await add('„Bäckerei“ Straub')
  await add('Verborgener Betrieb', { _status: 'draft' })
  await add('P1 Badehaus', { rubriken: [rubriken.parken.id], nummer: 77 })
  return { inn: numberOf(inn), innId: String(inn.id), home: numberOf(home) }
}

async function addHouses(payload: Payload, { bild }: Files) {
  const add = (titel: string, art: 'hotel' | 'pension', preis_ab: number, rest: object = {}) =>
    payload.create({
      collection: 'unterkuenfte',
      ...german,
      data: { ...published, titel, art, preis_ab, einleitung: `${titel}, am Park.`, ...rest },
    })
  const spa = await add('Kurhotel Quellenhof', 'hotel', 96, {
    bild,
    preis_je: 'doppelzimmer',
    sterne: 4,
    betten: 120,
    text: paragraph('Mit Park.'),
    ausstattung: ['sauna', 'wlan'],
    kontakt: { telefon: '030 23125-701', email: 'info@quellenhof.example' },
    adresse: { strasse: 'Kurparkallee 8', plz: '00375', ort: 'Bad Silberbronn' },
  })
  const guest = await add('Pension Annemarie', 'pension', 68)
  const gone = await add('Haus im Umbau', 'hotel', 80, { _status: 'draft' })
  return { spa, guest, gone }
}

type Houses = Awaited<ReturnType<typeof addHouses>>

async function addPackages(payload: Payload, { spa, guest, gone }: Houses) {
  const kategorie = (titel: string, hotels: PreiskategorieBlock['hotels']) => ({
    blockType: 'preiskategorie' as const,
    titel,
    hotels,
  })
  const full = await payload.create({
    collection: 'pauschalen',
    ...german,
    data: {
      ...published,
      titel: 'Tannen und Thermen',
      einleitung: 'Drei Nächte.',
      naechte: 3,
      preis_ab: 9_999,
      sortierung: 1,
      leistungen: [{ blockType: 'leistung', text: 'Drei Nächte mit Frühstück, Silberkarte' }],
      preiskategorien: [
        kategorie('A', [{ unterkunft: spa.id, preis_ez: 240, preis_dz: 219, anmerkung: 'Suite' }]),
        kategorie('B', [
          { unterkunft: guest.id, preis_dz: 177, preis_ferienwohnung_1: 199 },
          { unterkunft: gone.id, preis_dz: 180 },
        ]),
      ],
    },
  })
  await payload.update({
    collection: 'pauschalen',
    id: full.id,
    ...english,
    data: { titel: 'Firs and springs' },
  })
  const winter = await payload.create({
    collection: 'pauschalen',
    ...german,
    data: {
      ...published,
      titel: 'Winter',
      einleitung: 'Zwei Nächte.',
      naechte: 2,
      preis_ab: 111,
      sortierung: 2,
      gueltig_von: '2031-11-01',
      gueltig_bis: '2032-02-28',
    },
  })
  return { full: { id: full.id, nummer: numberOf(full) }, winter: numberOf(winter) }
}

function addTimetable(payload: Payload) {
  return payload.create({
    collection: 'fahrplaene',
    ...german,
    data: {
      ...published,
      titel: 'Fahrplan',
      gueltig_von: '2025-01-01',
      fahrten: [
        {
          blockType: 'fahrt',
          tage: [...fahrtage],
          richtung: 'beide',
          beginn: '09:00',
          ende: '18:00',
          takt: 30,
        },
      ],
      erwachsene_cent: 400,
      kinder_cent: 250,
      familie_cent: 750,
    },
  })
}

/**
 * One of each business thing: entries, houses, packages, a motorhome site, articles, a module, and
 * a timetable of the railway.
 */
export async function addGewerbe(payload: Payload, town: Files & { concertId: string }) {
  const rubriken = await addRubriken(payload)
  const businesses = await addBusinesses(payload, rubriken, town)
  const houses = await addHouses(payload, town)
  const packages = await addPackages(payload, houses)
  const shop = await addShop(payload, { ...town, rubrik: rubriken.textil.id })
  const site = await payload.create({
    collection: 'stellplaetze',
    ...german,
    data: {
      ...published,
      titel: 'Oberwies',
      einleitung: '32 Plätze.',
      plaetze: 32,
      preis_nacht_cent: 1400,
      sortierung: 0,
      kosten: [{ blockType: 'stellplatzpreis', titel: 'Strom je Kilowattstunde', preis_cent: 65 }],
      versorgung: ['strom', 'frischwasser'],
      ganzjaehrig: true,
    },
  })
  const module = await payload.create({
    collection: 'portalmodule',
    ...german,
    data: {
      ...published,
      name: 'Preise',
      sortierung: 0,
      inhalt: [{ blockType: 'pauschalen', pauschale: packages.full.id }],
    },
  })
  return {
    rubriken,
    ...businesses,
    houses: { spa: numberOf(houses.spa), guest: numberOf(houses.guest) },
    packages,
    shop,
    site: numberOf(site),
    module: numberOf(module),
    timetable: numberOf(await addTimetable(payload)),
  }
}
