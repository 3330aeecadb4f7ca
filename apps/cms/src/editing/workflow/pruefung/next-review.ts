import type { Stand } from '../stand.ts'

/** Who is asked to look at an entry, who asks or has given it back, and what they say of it. */
export type Review = {
  pruefung_durch: string | null
  pruefung_von: string | null
  pruefung_kommentar: string | null
}

/** Nobody is asked for anything. */
export const noReview: Review = {
  pruefung_durch: null,
  pruefung_von: null,
  pruefung_kommentar: null,
}

/** Longest comment of somebody who hands an entry in or gives it back. */
export const longestComment = 1000

function textOf(value: unknown): string | null {
  return typeof value === 'string' && value.trim() !== '' ? value.trim() : null
}

function idOf(value: unknown): string | null {
  if (typeof value === 'object' && value !== null && 'id' in value) return idOf(value.id)
  return typeof value === 'string' && value !== '' ? value : null
}

/** Reads the three of a document as it is kept or sent. */
export function reviewOf(doc: ReadonlyMap<string, unknown>): Review {
  return {
    pruefung_durch: idOf(doc.get('pruefung_durch')),
    pruefung_von: idOf(doc.get('pruefung_von')),
    pruefung_kommentar: textOf(doc.get('pruefung_kommentar')),
  }
}

/** A step from one state to another, as far as the review depends on it. */
type Step = { from: unknown; to: Stand; before: Review; asked: Review; me: string | null }

/** What a save says of the review; a comment that was there before is none of the new step. */
export function nextReview({ from, to, before, asked, me }: Step): Review {
  if (to === 'veroeffentlicht' || to === 'archiviert') return noReview
  const isStep = (from === 'pruefung') !== (to === 'pruefung')
  if (!isStep) return before
  const said = asked.pruefung_kommentar
  return {
    pruefung_durch: to === 'pruefung' ? asked.pruefung_durch : null,
    pruefung_von: me,
    pruefung_kommentar: said === before.pruefung_kommentar ? null : said,
  }
}
