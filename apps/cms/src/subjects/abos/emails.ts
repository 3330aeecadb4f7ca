import { councilPaths } from '@kurstadt/contract'
import type { AboArt } from '@kurstadt/contract/abos'
import { env } from '../../env.ts'

/** Subject and text of a mail. */
export type Written = { betreff: string; text: string }

/** What a mail asks about, by what is waited for. */
const asked: Record<
  Exclude<AboArt, 'abfuhr'>,
  { betreff: string; was: string; schritt: string }
> = {
  vorlagen: {
    betreff: 'Bitte bestätigen: Nachricht bei neuen Vorlagen',
    was: 'wenn eine neue öffentliche Vorlage des Gemeinderats ein bestimmtes Wort enthält',
    schritt: 'welches Wort es ist, und bestätigen es dort',
  },
  bekanntmachungen: {
    betreff: 'Bitte bestätigen: Nachricht bei neuen Bekanntmachungen',
    was: 'wenn die Stadt etwas öffentlich bekannt macht',
    schritt: 'worum es geht, und bestätigen es dort',
  },
}

/**
 * Asks the owner of an address whether they want mails (double opt-in). The words stand on the page
 * alone: what a stranger has typed reaches nobody's mailbox (T62).
 */
export function confirmationEmail(art: keyof typeof asked, page: string): Written {
  const { betreff, schritt, was } = asked[art]
  return {
    betreff,
    text: `Guten Tag,

jemand hat diese Adresse auf unserer Website angegeben, um eine E-Mail zu bekommen, ${was}.

Waren Sie das? Dann sehen Sie sich bitte unter dieser Adresse an, ${schritt}:

${page}

Waren Sie es nicht, müssen Sie nichts tun: Ohne Ihre Bestätigung senden wir nichts, und nach sieben Tagen ist die Angabe gelöscht.
`,
  }
}

/** A new paper with the words that somebody waits for. */
export type NewPaper = {
  /** Its number, as `vorlagen` and the council's search have it. */
  nummer: number
  titel: string
  drucksache: string | null
  /** Its page on the website. */
  adresse: string
  /** Which of the words it contains; as they were typed. */
  worte: readonly string[]
}

/** Papers that one mail lists; more of them are one click away. */
const mostListed = 20

function paperLines({ adresse, drucksache, titel, worte }: NewPaper): string {
  const name = drucksache === null ? titel : `${titel} (Drucksache ${drucksache})`
  return `${name}\nenthält: ${worte.join(', ')}\n${adresse}`
}

function countedPapers(papers: readonly NewPaper[]): string {
  const [first] = papers
  if (papers.length === 1 && first) return `Neue Vorlage: ${first.titel}`
  return `${papers.length} neue Vorlagen des Gemeinderats`
}

/** Tells somebody of new papers, each once, and how the mails end. */
export function newsEmail(papers: readonly NewPaper[], page: string): Written {
  const listed = papers.slice(0, mostListed).map(paperLines).join('\n\n')
  const rest = papers.length - mostListed
  const search = `${env.WEBSITE_URL}${councilPaths.suche}`
  const more = rest > 0 ? `\n\nund ${rest} weitere, zu finden unter ${search}` : ''
  const what = papers.length === 1 ? 'Eine neue Vorlage enthält' : 'Neue Vorlagen enthalten'
  return {
    betreff: countedPapers(papers).slice(0, 150),
    text: `Guten Tag,

${what} Wörter, auf die Sie warten:

${listed}${more}

Sie bekommen diese E-Mail, weil Sie es so bestätigt haben. Ändern und beenden können Sie es hier:

${page}
`,
  }
}

/** Asks the owner of an address whether they want to be reminded (double opt-in). */
export function reminderConfirmationEmail(page: string): Written {
  return {
    betreff: 'Bitte bestätigen: Erinnerung an die Müllabfuhr',
    text: `Guten Tag,

jemand hat diese Adresse auf unserer Website angegeben, um vor der Müllabfuhr eine E-Mail zu bekommen.

Waren Sie das? Dann sehen Sie sich bitte unter dieser Adresse an, für welche Straße und welche Abfallarten, und bestätigen es dort:

${page}

Waren Sie es nicht, müssen Sie nichts tun: Ohne Ihre Bestätigung senden wir nichts, und nach sieben Tagen ist die Angabe gelöscht.
`,
  }
}

/** What is collected on a day from somebody's street. */
export type DueCollection = {
  titel: string
  strasse: string
  /** The usual day, where a holiday has moved it; in words. */
  verschoben: string | null
  /** Where a vehicle waits, and when. */
  ort: string | null
  hinweis: string | null
}

function collectionLines({ hinweis, ort, strasse, titel, verschoben }: DueCollection): string {
  const more = [
    verschoben === null ? null : `verschoben, sonst ${verschoben}`,
    ort,
    hinweis,
  ].filter((line) => line !== null)
  return [`${titel} (${strasse})`, ...more].join('\n')
}

/** Reminds somebody of what is collected on a day, and says how the mails change and end. */
export function reminderEmail(
  tag: string,
  collections: readonly DueCollection[],
  page: string,
): Written {
  const titles = [...new Set(collections.map(({ titel }) => titel))]
  // Whoever asked for a street and for the one that it became part of reads of each once.
  const lines = [...new Set(collections.map(collectionLines))]
  return {
    betreff: `Müllabfuhr am ${tag}: ${titles.join(', ')}`.slice(0, 150),
    text: `Guten Tag,

am ${tag} wird abgeholt:

${lines.join('\n\n')}

Sie bekommen diese E-Mail, weil Sie es so bestätigt haben. Uhrzeit ändern oder beenden können Sie hier:

${page}
`,
  }
}

const noticeLines = ({ adresse, drucksache, titel }: NewPaper) =>
  `${drucksache === null ? titel : `${titel} (${drucksache})`}\n${adresse}`

/** Tells somebody of new public notices, each once, and how the mails end. */
export function noticesEmail(notices: readonly NewPaper[], page: string): Written {
  const [first] = notices
  const one = notices.length === 1 && first
  const listed = notices.slice(0, mostListed).map(noticeLines).join('\n\n')
  const rest = notices.length - mostListed
  return {
    betreff: (one
      ? `Neue Bekanntmachung: ${one.titel}`
      : `${notices.length} neue Bekanntmachungen`
    ).slice(0, 150),
    text: `Guten Tag,

die Stadt hat öffentlich bekannt gemacht:

${listed}${rest > 0 ? `\n\nund ${rest} weitere` : ''}

Sie bekommen diese E-Mail, weil Sie es so bestätigt haben. Ändern und beenden können Sie es hier:

${page}
`,
  }
}
