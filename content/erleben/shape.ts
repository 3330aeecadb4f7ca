import type { Poi, Tour, TrackPosition, Video } from '@kurstadt/contract'
import type { AdresseContent, BildKey, DayOffset, Markdown, Text } from '../texts.ts'

type Formatted = { de: Markdown; en?: Markdown }

/** Longitude, latitude and height in metres. */
export type Punkt = readonly [laenge: number, breite: number, hoehe: number]

/** A picture by key, with a caption of its own where it has one. */
export type BildMitTextContent = { bild: BildKey; bildtext?: Text }

/** A photo gallery. */
export type GalerieContent = {
  titel: Text
  einleitung: Text
  text: Formatted
  tag: DayOffset
  bilder: BildMitTextContent[]
}

/** A film; the address names an allowed host, and nobody is asked before a click. */
export type VideoContent = {
  titel: Text
  beschreibung: Text
  typ: Video['typ']
  url: string
  bild: BildKey
  dauer: number
  untertitel: ('de' | 'en')[]
  transkript: Formatted
  tag: DayOffset
  sortierung: number
}

/** A camera. */
export type WebcamContent = {
  titel: Text
  standort: Text
  text: Text
  url: string
  bild: BildKey
  copyright: string
  ort: Punkt
  sortierung: number
}

/** A picture of the photo point at a local time `HH:mm`. */
export type FotopunktContent = { bild: BildKey; tag: DayOffset; zeit: string; standort: Text }

/** A point of interest. */
export type PoiContent = {
  key: string
  titel: Text
  art: Poi['art']
  einleitung: Text
  text: Formatted
  ort: Punkt
  bild?: BildKey
  adresse?: AdresseContent
  barrierefrei: boolean
  hinweis?: Text
  link?: string
  linktext?: string
}

/** A tour; `pois` are keys in the order one passes them. */
export type TourContent = Pick<
  Tour,
  | 'art'
  | 'laenge'
  | 'dauer'
  | 'aufstieg'
  | 'abstieg'
  | 'schwierigkeit'
  | 'rundtour'
  | 'barrierefrei'
> & {
  key: string
  titel: Text
  einleitung: Text
  text: Formatted
  weg: Formatted
  saison?: [von: number, bis: number]
  markierung?: Text
  start: Text
  anreise: Text
  hinweis?: Text
  bild: BildKey
  bilder: BildMitTextContent[]
  pois: string[]
  track: TrackPosition[]
  sortierung: number
}

/** Pictures and films of the town, and what lies around it. */
export type ErlebenContent = {
  galerien: GalerieContent[]
  videos: VideoContent[]
  webcams: WebcamContent[]
  fotopunkt_bilder: FotopunktContent[]
  pois: PoiContent[]
  touren: TourContent[]
}
