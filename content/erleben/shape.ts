import type { Poi, Tour, TrackPosition, Video, Wegpunkt } from '@kurstadt/contract'
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

/**
 * A film that lies on the site: `bilder` pictures, `takt` of them each second, each a background with
 * what moves in front of it at a moment from 0 to 1.
 */
export type FilmContent = {
  key: string
  copyright: string
  breite: number
  hoehe: number
  takt: number
  bilder: number
  hintergrund: () => string
  davor: (moment: number) => string
  /** What is read while it runs, from one second to another. */
  untertitel: { von: number; bis: number; text: Required<Text> }[]
}

/**
 * A film in the list: one of this site by key, or an address that names an allowed host, where nobody
 * is asked before a click.
 */
export type VideoContent = {
  /** For a page that shows this film alone. */
  key?: string
  titel: Text
  beschreibung: Text
  typ: Video['typ']
  film?: string
  url?: string
  bild: BildKey
  /** Seconds; a film of this site says so itself. */
  dauer?: number
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
  /** Address of its live player; a camera without one gives pictures only. */
  url?: string
  /** File that its address ends in (`content/kameras`). */
  kamera: string
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
  kinderwagen?: boolean
  belag?: Text
  /** Days counted from today; without `bis` until further notice. `strecke` is in km from the start. */
  sperrungen?: {
    von: DayOffset
    bis?: DayOffset
    wo?: Text
    strecke?: [von: number, bis: number]
    grund: Text
    durch: Text
  }[]
  saison?: [von: number, bis: number]
  markierung?: Text
  start: Text
  anreise: Text
  hinweis?: Text
  bild: BildKey
  bilder: BildMitTextContent[]
  pois: string[]
  /** What stands on the way, in km from the start. */
  wegpunkte?: { art: Wegpunkt['art']; km: number; hinweis?: Text }[]
  track: TrackPosition[]
  sortierung: number
}

/** Pictures and films of the town, and what lies around it. */
export type ErlebenContent = {
  filme: FilmContent[]
  galerien: GalerieContent[]
  videos: VideoContent[]
  webcams: WebcamContent[]
  fotopunkt_bilder: FotopunktContent[]
  pois: PoiContent[]
  touren: TourContent[]
}
