import type {
  Linie,
  OutdoorOrt,
  OutdoorTour,
  Poi,
  Sperrung,
  Tour,
  TourEintrag,
  Wegpunkt,
} from '@kurstadt/contract'
import { placeAlong } from '@kurstadt/contract/thinned'
import type { PoiDoc, TourDoc } from '../../../payload-types.ts'
import { adresseOf } from '../../../wire/serialise/adresse.ts'
import { bildFields } from '../../../wire/serialise/bild.ts'
import { storedDay } from '../../../wire/serialise/dates.ts'
import { koordinatenOf, linieOf } from '../../../wire/serialise/geo.ts'
import { detailUrl, type Refs, spracheOf } from '../../../wire/serialise/refs.ts'
import { textOf } from '../../../wire/serialise/rich-text.ts'
import { seoOf } from '../../../wire/serialise/seo.ts'
import { hrefOrNull, idOf, nummerOf, textOrNull } from '../../../wire/serialise/values.ts'
import { bilderMitTextOf } from './mediathek.ts'

/** A point of interest on the wire (spec 2.2). */
export function poiOf(doc: PoiDoc, refs: Refs): Poi {
  const nummer = nummerOf(doc)
  return {
    id: nummer,
    sprache: spracheOf(doc.id, refs),
    titel: doc.titel,
    art: doc.art,
    einleitung: doc.einleitung ?? '',
    text: textOf(doc.text, refs),
    koordinaten: koordinatenOf(doc.koordinaten),
    hoehe: typeof doc.hoehe === 'number' ? Math.round(doc.hoehe) : null,
    ...bildFields(doc.bild, refs),
    adresse: adresseOf(doc.adresse),
    barrierefrei: doc.barrierefrei === true,
    barrierefrei_hinweis: textOrNull(doc.barrierefrei_hinweis),
    link: hrefOrNull(doc.link),
    linktext: textOrNull(doc.linktext),
    detailURL: detailUrl(refs.detailPages.pois, doc.titel, nummer),
    seo: seoOf(doc.seo),
  }
}

/** A point of interest as the outdoor map has it (spec 2.2). */
export function outdoorOrtOf(doc: PoiDoc, refs: Refs): OutdoorOrt {
  const { bildcopyright, bildtext, barrierefrei_hinweis, seo, text, ...ort } = poiOf(doc, refs)
  return { ...ort, typ: 'poi' }
}

function saisonOf({ saison_von: von, saison_bis: bis }: TourDoc): TourEintrag['saison'] {
  return typeof von === 'number' && typeof bis === 'number' ? { von, bis } : null
}

function startOf({ start: titel, track_kurz }: TourDoc): TourEintrag['start'] {
  const [first] = linieOf(track_kurz)?.coordinates ?? []
  return { titel, koordinaten: first ? { breite: first[1], laenge: first[0] } : null }
}

type Closure = NonNullable<TourDoc['sperrungen']>[number]

/** Where a closed stretch lies; nothing where its numbers are no piece of the tour. */
function streckeOf({ km_bis, km_von: von }: Closure, laenge: number): Sperrung['strecke'] {
  if (typeof von !== 'number' || typeof km_bis !== 'number') return null
  const bis = Math.min(km_bis, laenge)
  return von >= 0 && von < bis ? { von, bis } : null
}

/** What is closed and when; a row without a first day closes nothing yet. */
function sperrungenOf({ laenge, sperrungen }: TourDoc): Sperrung[] {
  return (sperrungen ?? []).flatMap((row) => {
    const { bis, durch, grund, von, wo } = row
    const words = { wo: textOrNull(wo), grund: textOrNull(grund), durch: textOrNull(durch) }
    const strecke = streckeOf(row, laenge)
    return von ? [{ von: storedDay(von), bis: storedDay(bis) || null, strecke, ...words }] : []
  })
}

/** A tour in a list (spec 2.2): its track is the short one. */
export function tourEintragOf(doc: TourDoc, refs: Refs): TourEintrag {
  const nummer = nummerOf(doc)
  return {
    id: nummer,
    sprache: spracheOf(doc.id, refs),
    titel: doc.titel,
    art: doc.art,
    einleitung: doc.einleitung ?? '',
    laenge: doc.laenge,
    dauer: Math.round(doc.dauer),
    aufstieg: Math.round(doc.aufstieg),
    abstieg: Math.round(doc.abstieg),
    schwierigkeit: doc.schwierigkeit,
    rundtour: doc.rundtour === true,
    barrierefrei: doc.barrierefrei === true,
    kinderwagen: doc.kinderwagen === true,
    sperrungen: sperrungenOf(doc),
    saison: saisonOf(doc),
    markierung: textOrNull(doc.markierung),
    start: startOf(doc),
    ...bildFields(doc.bild, refs),
    track: linieOf(doc.track_kurz),
    sortierung: Math.round(doc.sortierung),
    detailURL: detailUrl(refs.detailPages.touren, doc.titel, nummer),
  }
}

/** A tour as the outdoor map has it (spec 2.2). */
export const outdoorTourOf = (doc: TourDoc, refs: Refs): OutdoorTour => ({
  ...tourEintragOf(doc, refs),
  typ: 'tour',
})

function poisOf(doc: TourDoc, refs: Refs): Tour['pois'] {
  const docs = (doc.pois ?? []).flatMap((one) => refs.related.pois?.get(idOf(one) ?? '') ?? [])
  return docs.map((one) => {
    const { titel, art } = one
    const id = nummerOf(one)
    const detailURL = detailUrl(refs.detailPages.pois, titel, id)
    return { id, titel, art, koordinaten: koordinatenOf(one.koordinaten), detailURL }
  })
}

const digits = 1e5
const rounded = (degrees: number) => Math.round(degrees * digits) / digits

/** What stands on a way, in the order of it; a row without a kilometre of the tour is none yet. */
function wegpunkteOf({ laenge, wegpunkte }: TourDoc, track: Linie | null): Wegpunkt[] {
  const way = track?.coordinates ?? []
  const placed = (wegpunkte ?? []).flatMap(({ art, hinweis, km }): Wegpunkt[] => {
    if (typeof km !== 'number' || km < 0 || km > laenge) return []
    const [longitude, latitude] = placeAlong(way, km / laenge) ?? []
    const koordinaten =
      longitude === undefined || latitude === undefined
        ? null
        : { breite: rounded(latitude), laenge: rounded(longitude) }
    return [{ art, km, hinweis: textOrNull(hinweis), koordinaten }]
  })
  return placed.toSorted((one, other) => one.km - other.km)
}

/** A tour with its whole track and everything on its way (spec 2.2). */
export function tourOf(doc: TourDoc, refs: Refs): Tour {
  const track = linieOf(doc.track)
  return {
    ...tourEintragOf(doc, refs),
    track,
    text: textOf(doc.text, refs),
    wegbeschreibung: textOf(doc.wegbeschreibung, refs),
    anreise: textOrNull(doc.anreise),
    belag: textOrNull(doc.belag),
    barrierefrei_hinweis: textOrNull(doc.barrierefrei_hinweis),
    pois: poisOf(doc, refs),
    wegpunkte: wegpunkteOf(doc, track),
    bilder: bilderMitTextOf(doc.bilder, refs),
    seo: seoOf(doc.seo),
  }
}
