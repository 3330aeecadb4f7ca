import type { Gremium, Sitzung, Vorlage } from '@kurstadt/contract'
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

/** Who sits in a committee, as what, and from when until when where it is not for the whole term. */
export type SitzContent = [
  rat: string,
  funktion: Gremium['mitglieder'][number]['funktion'],
  von?: string,
  bis?: string,
]

/** What each new meeting of a committee begins with; an item by its title, some not public. */
export type UeblichContent = {
  uhrzeit: string
  ort: string
  punkte: (string | { titel: string; intern: true })[]
}

/** A committee with its members by key. */
export type GremiumContent = {
  key: string
  titel: string
  kuerzel: string
  text: Markdown
  vorsitz: string
  mitglieder: SitzContent[]
  ueblich: UeblichContent
}

/**
 * A paper: what is proposed and why. `intern` keeps it from everybody but the council, or but the
 * committees that consult it. `fassung` is the file that `datei` has replaced; `plan` are committees
 * that are to see it and have no meeting yet.
 */
export type VorlageContent = {
  key: string
  titel: string
  amt: string
  vorschlag: Markdown
  grund: Markdown
  art?: Vorlage['art']
  intern?: true | 'gremium'
  datei?: string
  fassung?: { datei: string; woche: number; grund: string }
  zurueckgezogen?: { woche: number; grund: string }
  plan?: string[]
}

/** An item of an agenda; votes as yes, no, abstained. Papers by key. */
export type PunktContent = {
  titel: string
  vorlagen?: string[]
  intern?: true
  beschluss?: string
  stimmen?: [ja: number, nein: number, enthaltung: number]
  beratung?: string
}

/** What came of an item. */
export type Ergebnis = Sitzung['tagesordnung'][number]['ergebnis']

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
