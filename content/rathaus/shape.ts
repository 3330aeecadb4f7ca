import type { Bekanntmachung, Hinweis } from '@kurstadt/contract'
import type { Zeiten } from '../oeffnungszeiten.ts'
import type {
  AdresseContent,
  BildKey,
  DayOffset,
  KontaktContent,
  Markdown,
  Text,
  Zustaendig,
} from '../texts.ts'

/** An office with its staff by key. */
export type AmtContent = {
  key: string
  /** Who keeps it; the town hall unless said otherwise. */
  zustaendig?: Zustaendig
  titel: Text
  text: { de: Markdown; en?: Markdown }
  zustaendigkeiten: { de: Markdown; en?: Markdown }
  kontakt: KontaktContent
  adresse: AdresseContent
  zimmer?: Text
  koordinaten?: { breite: number; laenge: number }
  barrierefrei?: {
    stufenlos?: boolean
    toilette?: boolean
    aufzug?: boolean
    parkplatz?: boolean
    hoeranlage?: boolean
    assistenzhund?: boolean
    hinweis?: Text
  }
  bild?: BildKey
  oeffnungszeiten: Zeiten[]
  sortierung: number
  /** Key of the office it belongs to. */
  uebergeordnet?: string
  /** Key of whoever is in charge. */
  leitung?: string
  mitarbeiter: string[]
}

/** A member of staff. */
export type MitarbeiterContent = {
  key: string
  namenszusatz?: string
  vorname: string
  nachname: string
  funktion: Text
  zustaendigkeiten?: { de: Markdown; en?: Markdown }
  gebaeude?: Text
  zimmer?: Text
  kontakt: KontaktContent
  /** Whether the person has released the e-mail address. */
  email_oeffentlich: boolean
  sprachkenntnisse?: Text
  /** Key of whoever stands in. */
  vertretung?: string
  ansprechpartner: boolean
  bild?: BildKey
  sortierung: number
}

/** A public notice; `amt` is the key of an office, documents name files. */
export type BekanntmachungContent = {
  titel: Text
  art: Bekanntmachung['art']
  aktenzeichen?: string
  rechtsgrundlage?: string
  von: DayOffset
  bis?: DayOffset
  text: { de: Markdown; en?: Markdown }
  amt: string
  dokumente?: { titel: Text; datei: string }[]
}

/** An alert; its moments are local time in Europe/Berlin as `YYYY-MM-DDTHH:mm`. */
export type HinweisContent = {
  titel: Text
  text: Text
  stufe: Hinweis['stufe']
  bereich: Hinweis['bereich']
  von: string
  bis?: string
  link?: Text
  linktext?: Text
}

/** A house that runs the site or is called first: its name, and the key of the office that it is. */
export type StelleContent = { name: Text; amt: string }
