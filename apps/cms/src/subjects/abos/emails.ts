import { councilPaths } from '@kurstadt/contract'
import type { AboArt } from '@kurstadt/contract/abos'
import { env } from '../../env.ts'

/** Subject and text of a mail. */
type Written = { betreff: string; text: string }

/** What a mail asks about, by what is waited for. */
const asked: Record<AboArt, { betreff: string; wann: string; was: string }> = {
  vorlagen: {
    betreff: 'Bitte bestätigen: Nachricht bei neuen Vorlagen',
    wann: 'wenn eine neue öffentliche Vorlage des Gemeinderats ein bestimmtes Wort enthält',
    was: 'welches Wort es ist',
  },
  bekanntmachungen: {
    betreff: 'Bitte bestätigen: Nachricht bei neuen Bekanntmachungen',
    wann: 'wenn die Stadt etwas öffentlich bekannt macht',
    was: 'worum es geht',
  },
  abfuhr: {
    betreff: 'Bitte bestätigen: Erinnerung an die Müllabfuhr',
    wann: 'bevor der Müll abgeholt wird',
    was: 'für welche Straße und welche Abfallarten',
  },
}

/**
 * Asks the owner of an address whether they want mails (double opt-in). The words stand on the page
 * alone: what a stranger has typed reaches nobody's mailbox (T62).
 */
export function confirmationEmail(art: AboArt, page: string): Written {
  const { betreff, wann, was } = asked[art]
  return {
    betreff,
    text: `Guten Tag,

jemand hat diese Adresse auf unserer Website angegeben, um eine E-Mail zu bekommen, ${wann}.

Waren Sie das? Dann sehen Sie sich bitte unter dieser Adresse an, ${was}, und bestätigen es dort:

${page}

Dort ändern und beenden Sie auch, was Sie früher bestätigt haben. Waren Sie es nicht, müssen Sie nichts tun: Ohne Ihre Bestätigung senden wir nichts Neues, und nach sieben Tagen ist die Angabe gelöscht.
`,
  }
}

/** A mail that somebody waits for, with how it changes and ends. */
const awaited = (betreff: string, text: string, page: string): Written => ({
  betreff: betreff.slice(0, 150),
  text: `Guten Tag,

${text}

Sie bekommen diese E-Mail, weil Sie es so bestätigt haben. Ändern und beenden können Sie es hier:

${page}
`,
})

/** A new paper or public notice. */
export type News = {
  /** Its number, as its type and the council's search have it. */
  nummer: number
  titel: string
  /** The number that the council gave a paper. */
  drucksache: string | null
  /** Its page on the website. */
  adresse: string
}

/** News with the words that it was found by, as they were typed. */
export type FoundNews = News & { worte: readonly string[] }

/** News that one mail lists; the website has more of it. */
const mostListed = 20

function listed(news: readonly FoundNews[], linesOf: (one: FoundNews) => string, where = '') {
  const rest = news.length - mostListed
  const more = rest > 0 ? [`und ${rest} weitere${where}`] : []
  return [...news.slice(0, mostListed).map(linesOf), ...more].join('\n\n')
}

function paperLines({ adresse, drucksache, titel, worte }: FoundNews): string {
  const name = drucksache === null ? titel : `${titel} (Drucksache ${drucksache})`
  return `${name}\nenthält: ${worte.join(', ')}\n${adresse}`
}

/** Tells somebody of new papers, each once. */
export function papersEmail(papers: readonly FoundNews[], page: string): Written {
  const [first, ...others] = papers
  const isOne = first !== undefined && others.length === 0
  const betreff = isOne
    ? `Neue Vorlage: ${first.titel}`
    : `${papers.length} neue Vorlagen des Gemeinderats`
  const what = isOne ? 'Eine neue Vorlage enthält' : 'Neue Vorlagen enthalten'
  const where = `, zu finden unter ${env.WEBSITE_URL}${councilPaths.suche}`
  const text = `${what} Wörter, auf die Sie warten:\n\n${listed(papers, paperLines, where)}`
  return awaited(betreff, text, page)
}

/** Tells somebody of new public notices, each once. */
export function noticesEmail(notices: readonly FoundNews[], page: string): Written {
  const [first, ...others] = notices
  const isOne = first !== undefined && others.length === 0
  const betreff = isOne
    ? `Neue Bekanntmachung: ${first.titel}`
    : `${notices.length} neue Bekanntmachungen`
  const lines = listed(notices, ({ adresse, titel }) => `${titel}\n${adresse}`)
  return awaited(betreff, `die Stadt hat öffentlich bekannt gemacht:\n\n${lines}`, page)
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
  const moved = verschoben === null ? null : `verschoben, sonst ${verschoben}`
  const more = [moved, ort, hinweis].filter((line) => line !== null)
  return [`${titel} (${strasse})`, ...more].join('\n')
}

/** Reminds somebody of what is collected on a day. */
export function reminderEmail(
  tag: string,
  collections: readonly DueCollection[],
  page: string,
): Written {
  const titles = [...new Set(collections.map(({ titel }) => titel))]
  // Whoever asked for a street and for the one that it became part of reads of each once.
  const lines = [...new Set(collections.map(collectionLines))]
  const betreff = `Müllabfuhr am ${tag}: ${titles.join(', ')}`
  return awaited(betreff, `am ${tag} wird abgeholt:\n\n${lines.join('\n\n')}`, page)
}
