/** A text in German and, where it is translated, in English. */
export type Text = { de: string; en?: string }
/**
 * Formatted text as Markdown: paragraphs, ## and ### headings, lists, links, bold, italic. A
 * backslash at the end of a line is a line break.
 */
export type Markdown = string
/** Key of a picture in `bilder`. */
export type BildKey = string
/** Part of the site that something belongs to, and so who keeps it. */
export type Zustaendig = 'gemeinsam' | 'tourismus' | 'rathaus' | 'festival'
/** Days from the day of seeding; 0 is today. */
export type DayOffset = number

/** How a place or person is reached. */
export type KontaktContent = { telefon?: string; email?: string; link?: string; linktext?: string }
/** Where it is. */
export type AdresseContent = { gebaeude?: Text; strasse: string; plz: string; ort: string }
