import type { Serie, Veranstaltung, vorlagen } from '@kurstadt/contract'
import type {
  AdresseContent,
  BildKey,
  DayOffset,
  KontaktContent,
  Markdown,
  Text,
} from '../texts.ts'
import type { Ortsname } from './ortsnamen.ts'

type Stand = Veranstaltung['status']
type Zeiten = { zeitVon?: string; zeitBis?: string }

/** Facts about access that somebody has looked at. */
export type Zugang = Exclude<keyof Veranstaltung['barrierefreiheit'], 'hinweis'>

/** One day of a series that is not as its rule says. */
export type AenderungContent = Zeiten & {
  am: DayOffset
  stand: Stand
  grund: Text
  /** New day of one that was put off. */
  neu?: DayOffset
  /** New place of one that was moved. */
  ort?: Ortsname
}

/** The rule of a series; its first day is that of the event. */
export type SerieContent = {
  rhythmus: Serie['rhythmus']
  abstand?: number
  wochentage?: Serie['wochentage']
  bis?: DayOffset
  anzahl?: number
  nichtAnFeiertagen?: boolean
  weitereZeiten?: Zeiten[]
  ausnahmen?: { am: DayOffset; grund: Text }[]
  zusatz?: ({ am: DayOffset } & Zeiten)[]
  aenderungen?: AenderungContent[]
}

/** An event; clock times as `HH:mm` in Europe/Berlin. */
export type VeranstaltungContent = {
  titel: Text
  von: DayOffset
  bis?: DayOffset
  zeitVon?: string
  zeitBis?: string
  ort: Ortsname
  /** Key of the entry in the business directory that it is at. */
  haus?: string
  adresse?: AdresseContent
  text: { de: Markdown; en?: Markdown }
  kurztext: Text
  bild?: BildKey
  rubriken: string[]
  vorlage?: (typeof vorlagen)[number]
  status?: Stand
  statusgrund?: Text
  /** New day of an event that was put off. */
  neuerTermin?: { von: DayOffset } & Zeiten
  /** New place of an event that was moved. */
  neuerOrt?: Ortsname
  preis?: Text
  preise?: { bezeichnung: Text; betrag: number }[]
  /** Who sings, plays and leads. */
  besetzung?: { aufgabe: Text; name: string }[]
  /** Where the seats are. */
  saalplan?: BildKey
  kostenlos?: boolean
  kartenhinweis?: Text
  tickets?: string
  barrierefrei?: boolean
  zugang?: readonly Zugang[]
  familien?: boolean
  zielgruppen?: Veranstaltung['zielgruppen']
  highlight?: boolean
  /** Year of the festival it belongs to. */
  saison?: number
  veranstalter?: string
  kontakt?: KontaktContent
  interneNotiz?: string
  serie?: SerieContent
}
