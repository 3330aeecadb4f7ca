import type { Markdown } from '../texts.ts'

/** A category of the intranet. */
export type IntranetRubrikContent = { key: string; rubrik: string; taggingpfad: string }

/** A text of a category; `tag` counts in days from the day of seeding, `datei` is a key. */
export type IntranetTextContent = {
  rubrik: string
  titel: string
  tag: number
  text: Markdown
  datei?: string
}

/** A document of the archive; years and days as calendar days. */
export type ArchivContent = {
  thema: string
  titel: string
  datei: string
  downloadtext?: string
  stand: string
  von?: string
  bis?: string
}

/** The whole intranet. */
export type IntranetContent = {
  rubriken: IntranetRubrikContent[]
  texte: IntranetTextContent[]
  themen: readonly { key: string; thema: string }[]
  archiv: ArchivContent[]
}

/** A text of a category as it is written down. */
export type TextZeile = readonly [titel: string, tag: number, text: Markdown, datei?: string]
