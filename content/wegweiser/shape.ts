import type { Lebenslage } from '@kurstadt/contract'
import type { BildKey, Markdown, Text } from '../texts.ts'

/** A list in German and, line by line, in English. */
export type Zeilen = { de: string[]; en: string[] }

/** A form to fill in: a file of the town or an address elsewhere. */
export type FormularContent = { titel: Text } & ({ datei: string } | { link: string })

/** A procedure of the service guide; offices, staff and life situations by key. */
export type VerfahrenContent = {
  key: string
  titel: Text
  /** Everyday words somebody looks for; English ones only where they differ from the title. */
  synonyme: { de: string[]; en?: string[] }
  kurztext: Text
  text: { de: Markdown; en: Markdown }
  unterlagen: Zeilen
  gebuehr: Text
  dauer: Text
  fristen?: Text
  formulare?: FormularContent[]
  onlinedienst?: { link: string; linktext: Text }
  /** Names of laws stay German in both languages. */
  rechtsgrundlage: string[]
  amt: string[]
  mitarbeiter: string[]
  lebenslagen: string[]
  leistungsschluessel: string
  hinweis?: Text
}

/** A life situation, which gathers procedures. */
export type LebenslageContent = {
  key: string
  titel: Text
  einleitung: Text
  icon: NonNullable<Lebenslage['icon']>
  bild: BildKey
}
