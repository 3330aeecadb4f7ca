import type { Gremium } from '@kurstadt/contract'
import type { Markdown } from '../texts.ts'

/** A council member; `key` is the surname, in ASCII. Days are calendar days. */
export type RatContent = {
  key: string
  vorname: string
  nachname: string
  fraktion: string
  telefon?: string
  kontaktFreigegeben: boolean
  taetigkeitsbereiche: string[]
  seit: string
  bis?: string
}

/** A committee with its members by key. */
export type GremiumContent = {
  key: string
  titel: string
  kuerzel: string
  text: Markdown
  vorsitz: string
  mitglieder: [rat: string, funktion: Gremium['mitglieder'][number]['funktion']][]
}

/** A paper: what is proposed and why; `intern` keeps it from everybody but the council. */
export type VorlageContent = {
  key: string
  titel: string
  amt: string
  vorschlag: Markdown
  grund: Markdown
  intern?: true
  datei?: string
}

/** An item of an agenda; votes as yes, no, abstained. Papers by key. */
export type PunktContent = {
  titel: string
  vorlagen?: string[]
  intern?: true
  beschluss?: string
  stimmen?: [ja: number, nein: number, enthaltung: number]
}

/** A meeting on a Tuesday; `woche` 0 is the coming one, -1 the one before. */
export type SitzungContent = {
  gremium: string
  woche: number
  zeit: readonly [beginn: string, ende: string]
  ort?: string
  titel?: string
  oeffentlich: boolean
  abgesagt?: true
  punkte: PunktContent[]
  einladung?: true
  protokoll?: true
}

/** The whole council. */
export type RatsinfoContent = {
  raete: RatContent[]
  gremien: GremiumContent[]
  vorlagen: VorlageContent[]
  sitzungen: SitzungContent[]
}
