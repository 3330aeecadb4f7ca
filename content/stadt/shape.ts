import type { Abfallart, Baugebiet, Bauplatz, BrettEintrag } from '@kurstadt/contract'
import type { Tag } from '../tage.ts'
import type { BildKey, DayOffset, Markdown, Text } from '../texts.ts'

/** Longitude and latitude. */
export type Ort = [laenge: number, breite: number]

/** A building area; `amt` is the key of the office, `datei` that of a file. */
export type BaugebietContent = {
  key: string
  titel: Text
  einleitung: Text
  text: { de: Markdown; en?: Markdown }
  lage: Text
  phase: Baugebiet['phase']
  bild: BildKey
  mitte: Ort
  umriss: Ort[]
  vergabe: { de: Markdown; en?: Markdown }
  bewerbungBis?: DayOffset
  dokumente: { titel: Text; datei: string }[]
  amt: string
  sortierung: number
  plaetze: BauplatzContent[]
}

/** A plot; `hinweis` in both languages. */
export type BauplatzContent = Pick<
  Bauplatz,
  'nummer' | 'flaeche' | 'preis_pro_qm' | 'status' | 'nutzung' | 'grz' | 'gfz' | 'geschosse'
> & { hinweis?: Text; ecken: Ort[] }

/** Things in both languages. */
type Sachen = { de: string[]; en: string[] }

/** A kind of waste, with what belongs in and what does not. */
export type AbfallartContent = {
  key: string
  titel: Text
  behaelter?: Text
  text?: Text
  hinein: Sachen
  nichtHinein: Sachen
  farbe: string
  icon: Abfallart['icon']
  sortierung: number
}

/** A street with its collection district. */
export type StrasseContent = {
  name: string
  hausnummern?: string
  ortsteil: string
  bezirk: number
}

/** A day of collection; `art` is the key of the kind of waste. */
export type AbfuhrterminContent = {
  datum: Tag
  art: string
  bezirke: number[]
  verschobenVon?: Tag
  ort?: string
  beginn?: string
  ende?: string
  hinweis?: Text
}

/** A notice, written by a resident in German; what is not released stays in the town hall. */
export type BrettContent = {
  titel: string
  art: BrettEintrag['art']
  text: string
  preis?: string
  bild?: BildKey
  name: string
  telefon?: string
  email?: string
  /** What the resident released; an address never is, one writes to it through the town. */
  frei: ('name' | 'telefon')[]
  von: DayOffset
  bis: DayOffset
  status?: 'erledigt' | 'gesperrt'
  sperrgrund?: string
}

/** Living in the town: building land, waste collection, noticeboard. */
export type StadtContent = {
  baugebiete: BaugebietContent[]
  abfallarten: AbfallartContent[]
  strassen: StrasseContent[]
  abfuhrtermine: AbfuhrterminContent[]
  schwarzes_brett: BrettContent[]
}
