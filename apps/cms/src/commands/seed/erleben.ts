import { randomUUID } from 'node:crypto'
import type {
  BildMitTextContent,
  FotopunktContent,
  GalerieContent,
  PoiContent,
  TourContent,
  VideoContent,
} from '../../../../../content/erleben/shape.ts'
import { tagPlus } from '../../../../../content/tage.ts'
import { instantInBerlin } from '../../platform/time/berlin.ts'
import { adresseIn } from './adresse.ts'
import { inEnglish } from './in-english.ts'
import { idOf, inOrder, publish, remember, type Seeding } from './seeding.ts'
import { addWebcams } from './webcams.ts'

/** Pictures in German and in English, each with an id by which its translation finds it. */
function picturesOf({ made }: Seeding, bilder: readonly BildMitTextContent[]) {
  const rows = bilder.map(({ bild, bildtext }) => ({
    bildtext,
    row: {
      id: randomUUID(),
      blockType: 'bild-mit-text' as const,
      bild: idOf(made, 'bilder', bild),
    },
  }))
  return {
    de: rows.map(({ row, bildtext }) => ({ ...row, bildtext: bildtext?.de })),
    en: rows.map(({ row, bildtext }) => ({ ...row, bildtext: bildtext?.en ?? null })),
  }
}

async function addGalerie(seeding: Seeding, galerie: GalerieContent): Promise<void> {
  const { titel, einleitung, text, tag } = galerie
  const bilder = picturesOf(seeding, galerie.bilder)
  const english = inEnglish(seeding, { plain: { titel, einleitung }, rich: { text } })
  await publish(
    seeding,
    'galerien',
    {
      titel: titel.de,
      einleitung: einleitung.de,
      text: seeding.richText(text.de),
      datum: tagPlus(seeding.today, tag),
      bilder: bilder.de,
      _status: 'published',
    },
    english && { ...english, bilder: bilder.en },
  )
}

/** The files of a film of this site, with its subtitles. */
function filesOf({ made }: Seeding, film: string) {
  return {
    film_mp4: idOf(made, 'filme', `${film}.mp4`),
    film_webm: idOf(made, 'filme', `${film}.webm`),
    untertiteldatei_de: idOf(made, 'untertitel', `${film}.de`),
    untertiteldatei_en: idOf(made, 'untertitel', `${film}.en`),
  }
}

async function addVideo(seeding: Seeding, video: VideoContent): Promise<void> {
  const { key, titel, beschreibung, bild, film, untertitel, transkript, tag, ...plain } = video
  const id = await publish(
    seeding,
    'videos',
    {
      ...plain,
      ...(film === undefined ? {} : filesOf(seeding, film)),
      titel: titel.de,
      beschreibung: beschreibung.de,
      bild: idOf(seeding.made, 'bilder', bild),
      untertitel_de: untertitel.includes('de'),
      untertitel_en: untertitel.includes('en'),
      transkript: seeding.richText(transkript.de),
      datum: tagPlus(seeding.today, tag),
      _status: 'published',
    },
    inEnglish(seeding, { plain: { titel, beschreibung }, rich: { transkript } }),
  )
  if (key !== undefined) remember(seeding.made, 'videos', key, id)
}

/** Makes films. */
export const addVideos = (seeding: Seeding): Promise<void> =>
  inOrder(seeding, 'Videos', seeding.town.videos ?? [], (one) => addVideo(seeding, one))

async function addFotopunktBild(seeding: Seeding, shot: FotopunktContent): Promise<void> {
  const { bild, tag, zeit, standort } = shot
  await publish(
    seeding,
    'fotopunkt_bilder',
    {
      bild: idOf(seeding.made, 'bilder', bild),
      aufgenommen_am: instantInBerlin(`${tagPlus(seeding.today, tag)}T${zeit}`),
      standort: standort.de,
    },
    inEnglish(seeding, { plain: { standort } }),
  )
}

async function addPoi(seeding: Seeding, poi: PoiContent): Promise<void> {
  const { key, titel, einleitung, text, ort, bild, hinweis, adresse, ...plain } = poi
  const english = inEnglish(seeding, {
    plain: { titel, einleitung, barrierefrei_hinweis: hinweis },
    rich: { text },
  })
  const id = await publish(
    seeding,
    'pois',
    {
      ...plain,
      titel: titel.de,
      einleitung: einleitung.de,
      text: seeding.richText(text.de),
      koordinaten: { laenge: ort[0], breite: ort[1] },
      hoehe: ort[2],
      adresse: adresse && adresseIn('de', adresse),
      bild: bild === undefined ? null : idOf(seeding.made, 'bilder', bild),
      barrierefrei_hinweis: hinweis?.de,
      _status: 'published',
    },
    english && { ...english, ...(adresse && { adresse: adresseIn('en', adresse) }) },
  )
  remember(seeding.made, 'pois', key, id)
}

/** Closures in German and in English, each with an id by which its translation finds it. */
function closuresOf({ today }: Seeding, sperrungen: NonNullable<TourContent['sperrungen']>) {
  const rows = sperrungen.map(({ von, bis, strecke, ...words }) => ({
    words,
    row: {
      id: randomUUID(),
      blockType: 'sperrung' as const,
      von: tagPlus(today, von),
      bis: bis === undefined ? null : tagPlus(today, bis),
      km_von: strecke?.[0] ?? null,
      km_bis: strecke?.[1] ?? null,
    },
  }))
  const inLanguage = (sprache: 'de' | 'en') =>
    rows.map(({ row, words: { wo, grund, durch } }) => ({
      ...row,
      wo: wo?.[sprache] ?? null,
      grund: grund[sprache] ?? null,
      durch: durch[sprache] ?? null,
    }))
  return { de: inLanguage('de'), en: inLanguage('en') }
}

/** What stands on a way, in German and in English, each with an id by which its translation finds it. */
function wegpunkteOf(wegpunkte: NonNullable<TourContent['wegpunkte']>) {
  const rows = wegpunkte.map(({ hinweis, ...plain }) => ({
    hinweis,
    row: { id: randomUUID(), blockType: 'wegpunkt' as const, ...plain },
  }))
  const inLanguage = (sprache: 'de' | 'en') =>
    rows.map(({ row, hinweis }) => ({ ...row, hinweis: hinweis?.[sprache] ?? null }))
  return { de: inLanguage('de'), en: inLanguage('en') }
}

/** Everything of a tour that is kept in rows, in both languages. */
function rowsOf(seeding: Seeding, { bilder, sperrungen = [], wegpunkte = [] }: TourContent) {
  const closures = closuresOf(seeding, sperrungen)
  const points = wegpunkteOf(wegpunkte)
  const pictures = picturesOf(seeding, bilder)
  return {
    de: { bilder: pictures.de, sperrungen: closures.de, wegpunkte: points.de },
    en: { bilder: pictures.en, sperrungen: closures.en, wegpunkte: points.en },
  }
}

async function addTour(seeding: Seeding, tour: TourContent): Promise<void> {
  const { made, richText } = seeding
  const { key, titel, einleitung, text, weg, markierung, start, ...rest } = tour
  const { anreise, belag, hinweis, saison, bild, pois, ...plain } = rest
  const rows = rowsOf(seeding, tour)
  const english = inEnglish(seeding, {
    plain: { titel, einleitung, markierung, start, anreise, belag, barrierefrei_hinweis: hinweis },
    rich: { text, wegbeschreibung: weg },
  })
  const id = await publish(
    seeding,
    'touren',
    {
      ...plain,
      ...rows.de,
      titel: titel.de,
      einleitung: einleitung.de,
      text: richText(text.de),
      wegbeschreibung: richText(weg.de),
      markierung: markierung?.de,
      start: start.de,
      anreise: anreise.de,
      belag: belag?.de,
      barrierefrei_hinweis: hinweis?.de,
      saison_von: saison?.[0],
      saison_bis: saison?.[1],
      bild: idOf(made, 'bilder', bild),
      pois: pois.map((one) => idOf(made, 'pois', one)),
      _status: 'published',
    },
    english && { ...english, ...rows.en },
  )
  remember(made, 'touren', key, id)
}

/** Makes points of interest, and the tours that lead past them. */
export async function addTouren(seeding: Seeding): Promise<void> {
  const { pois = [], touren = [] } = seeding.town
  await inOrder(seeding, 'Orte', pois, (one) => addPoi(seeding, one))
  await inOrder(seeding, 'Touren', touren, (one) => addTour(seeding, one))
}

/** Makes galleries, cameras and the photo point. */
export async function addErleben(seeding: Seeding): Promise<void> {
  const { galerien = [] } = seeding.town
  const { fotopunkt_bilder: shots = [] } = seeding.town
  await inOrder(seeding, 'Galerien', galerien, (one) => addGalerie(seeding, one))
  await addWebcams(seeding)
  await inOrder(seeding, 'Fotopunkt', shots, (one) => addFotopunktBild(seeding, one))
}
