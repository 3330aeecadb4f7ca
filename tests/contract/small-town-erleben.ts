import type { Payload } from 'payload'
import { german, numberOf, published } from './writing.ts'

/** A way of `points` positions that climbs by a metre at each. */
export function trackOf(points: number): number[][] {
  return Array.from({ length: points }, (_, at) => [
    8.55 + at / 1e5,
    48.75 + Math.sin(at / 40) / 500,
    430 + at,
  ])
}

async function addMediathek(payload: Payload, bild: string) {
  const galerie = await payload.create({
    collection: 'galerien',
    ...german,
    data: {
      ...published,
      titel: 'Lichterfest',
      datum: '2031-08-20',
      bilder: [
        { blockType: 'bild-mit-text', bild, bildtext: 'Am Brunnen' },
        { blockType: 'bild-mit-text', bild },
      ],
    },
  })
  const video = await payload.create({
    collection: 'videos',
    ...german,
    data: {
      ...published,
      titel: 'Ein Tag im Kurpark',
      typ: 'youtube',
      url: 'https://www.youtube.com/watch?v=silberBron1',
      bild,
      dauer: 95,
      untertitel_de: true,
      datum: '2031-01-02',
      sortierung: 1,
    },
  })
  const webcam = await payload.create({
    collection: 'webcams',
    ...german,
    data: {
      ...published,
      titel: 'Hoher Stein',
      standort: 'Aussichtsturm',
      url: 'https://webcam.bad-silberbronn.example/hoher-stein',
      bild,
      sortierung: 1,
    },
  })
  const fotopunkt = (aufgenommen_am: string) =>
    payload.create({
      collection: 'fotopunkt_bilder',
      ...german,
      data: { bild, aufgenommen_am, standort: 'Silberblick' },
    })
  const shot = await fotopunkt('2025-06-30T22:00:00.000Z')
  await fotopunkt('2025-07-01T21:59:00.000Z')
  await fotopunkt('2025-07-01T22:00:00.000Z')
  return {
    galerie: numberOf(galerie),
    video: numberOf(video),
    webcam: numberOf(webcam),
    fotopunkt: numberOf(shot),
  }
}

async function addOutdoor(payload: Payload, bild: string) {
  const poi = await payload.create({
    collection: 'pois',
    ...german,
    data: {
      ...published,
      titel: 'Aussichtsturm',
      art: 'aussicht',
      koordinaten: { breite: 48.744, laenge: 8.569 },
      hoehe: 752,
      barrierefrei: false,
      bild,
    },
  })
  await payload.create({
    collection: 'pois',
    ...german,
    data: {
      ...published,
      titel: 'Marktbrunnen',
      art: 'brunnen',
      koordinaten: { breite: 48.75, laenge: 8.55 },
      barrierefrei: true,
    },
  })
  const tour = await payload.create({
    collection: 'touren',
    ...german,
    data: {
      ...published,
      titel: 'Höhenweg',
      art: 'wandern',
      laenge: 12.5,
      dauer: 240,
      aufstieg: 400,
      abstieg: 410,
      schwierigkeit: 'mittel',
      rundtour: true,
      start: 'Bahnhof',
      saison_von: 12,
      saison_bis: 3,
      track: trackOf(1_200),
      pois: [poi.id],
      bilder: [{ blockType: 'bild-mit-text', bild }],
      bild,
      sortierung: 2,
    },
  })
  await payload.create({
    collection: 'touren',
    ...german,
    data: {
      ...published,
      titel: 'Abendrunde',
      art: 'spazieren',
      laenge: 2.6,
      dauer: 45,
      aufstieg: 25,
      abstieg: 25,
      schwierigkeit: 'leicht',
      rundtour: false,
      barrierefrei: true,
      start: 'Marktbrunnen',
      sortierung: 1,
    },
  })
  return { poi: numberOf(poi), tour: numberOf(tour), tourId: tour.id, poiId: poi.id }
}

/** What the small town has to see: at least one of each type. */
export async function addErleben(payload: Payload, bild: string) {
  return { ...(await addMediathek(payload, bild)), ...(await addOutdoor(payload, bild)) }
}
