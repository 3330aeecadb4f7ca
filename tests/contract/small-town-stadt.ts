import type { Payload } from 'payload'
import { todayInBerlin } from '../../apps/cms/src/platform/time/berlin.ts'
import { daysLater } from '../../apps/cms/src/platform/time/days.ts'
import { richText } from './lexical.ts'
import { english, german, numberOf, published } from './writing.ts'

/** The day in the town so many days from today, as `YYYY-MM-DD`. */
export function dayFromNow(offset: number): string {
  return daysLater(todayInBerlin(), offset)
}

const square = [
  [8.55, 48.75],
  [8.56, 48.75],
  [8.56, 48.76],
  [8.55, 48.75],
]

async function addBaugebiet(payload: Payload, datei: string, amt: string) {
  const plot = (titel: string, status: 'frei' | 'reserviert' | 'verkauft', rest: object = {}) => ({
    blockType: 'bauplatz' as const,
    titel,
    status,
    nutzung: 'einfamilienhaus' as const,
    flaeche: 512.5,
    ...rest,
  })
  return payload.create({
    collection: 'baugebiete',
    ...german,
    data: {
      ...published,
      titel: 'Obere Halde',
      phase: 'vergabe',
      sortierung: 1,
      text: richText({ type: 'paragraph', children: [{ text: 'Am Hang.' }] }),
      koordinaten: { breite: 48.75, laenge: 8.55 },
      umriss: square,
      ansprechpartner: amt,
      dokumente: [{ blockType: 'dokument', titel: 'Bebauungsplan', datei }],
      bewerbung_bis: '2031-05-01',
      bauplaetze: [
        plot('1', 'frei', { preis_pro_qm_cent: 21_055, grz: 0.4, gfz: 0.8, geschosse: 2 }),
        plot('2', 'verkauft', { geometrie: square, hinweis: 'Hanglage' }),
        plot('3a', 'reserviert'),
      ],
    },
  })
}

async function addAbfall(payload: Payload) {
  const art = (titel: string, sortierung: number) =>
    payload.create({
      collection: 'abfallarten',
      ...german,
      data: { titel, sortierung, farbe: '#3A6B35', icon: 'tonne', hinein: 'Asche\n\n Windeln ' },
    })
  const rest = await art('Restmüll', 1)
  const bio = await art('Biomüll', 2)
  await payload.update({
    collection: 'abfallarten',
    id: rest.id,
    ...english,
    data: { titel: 'Residual waste' },
  })
  const strasse = await payload.create({
    collection: 'strassen',
    ...german,
    data: { name: 'Talstraße', hausnummern: '1 bis 60', bezirk: 3 },
  })
  const termin = (datum: string, abfallart: string, bezirke: number[], rest: object = {}) =>
    payload.create({
      collection: 'abfuhrtermine',
      ...german,
      data: { datum, abfallart, bezirke, ...rest },
    })
  const first = await termin('2031-01-07', rest.id, [3, 4], { verschoben_von: '2031-01-06' })
  await termin('2031-01-07', bio.id, [1, 2])
  await termin('2031-01-14', bio.id, [3], { hinweis: 'Bitte früh herausstellen.' })
  return {
    restmuell: numberOf(rest),
    strasse: numberOf(strasse),
    termin: numberOf(first),
    bioId: bio.id,
  }
}

async function addBrett(payload: Payload, bild: string) {
  const notice = (titel: string, rest: object) =>
    payload.create({
      collection: 'schwarzes_brett',
      ...german,
      data: {
        ...published,
        titel,
        art: 'verschenke',
        text: 'Zum Abholen.',
        status: 'aktiv',
        datum_von: dayFromNow(-3),
        ablaufdatum: dayFromNow(30),
        ...rest,
      },
    })
  const kontakt = {
    name: 'Erna Muster',
    telefon: '030 23125-555',
    zeige_telefon: true,
    email: 'geheim@bad-silberbronn.example',
  }
  const shown = await notice('Sofa zu verschenken', { bild, kontakt })
  const blocked = await notice('Gesperrter Aushang', {
    status: 'gesperrt',
    sperrgrund: 'Verdacht auf Betrug.',
  })
  const expired = await notice('Abgelaufener Aushang', {
    datum_von: dayFromNow(-40),
    ablaufdatum: dayFromNow(-2),
  })
  const coming = await notice('Späterer Aushang', { datum_von: dayFromNow(3) })
  await notice('Katze gefunden', { art: 'gefunden', status: 'erledigt', kontakt })
  return {
    notice: numberOf(shown),
    hiddenNotices: [blocked, expired, coming].map(numberOf),
  }
}

/** What the small town has to live in: at least one of each type. */
export async function addStadt(
  payload: Payload,
  { bild, datei, amtId }: { bild: string; datei: string; amtId: string },
) {
  const baugebiet = await addBaugebiet(payload, datei, amtId)
  return {
    baugebiet: numberOf(baugebiet),
    baugebietId: baugebiet.id,
    ...(await addAbfall(payload)),
    ...(await addBrett(payload, bild)),
  }
}
