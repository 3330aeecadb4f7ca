import { createHash } from 'node:crypto'

/** A line of the log: which notice, when, the SHA-256 of its wording and of the line before this one. */
export type LogLine = {
  nr: number
  /** Instant in UTC at which the notice went into the log. */
  zeitpunkt: string
  /** Number of the notice. */
  nummer: number
  pruefsumme: string
  vorher: string
}

/** SHA-256 of bytes, or of text in UTF-8, as it is written. */
export function hashOf(data: string | Uint8Array): string {
  return createHash('sha256').update(data).digest('hex')
}

/** First line of the file that anybody can download; the first entry follows from it. */
export const headLine = 'nr;zeitpunkt;bekanntmachung;sha256;sha256_der_vorigen_zeile'

/** An entry as its line of the file; what the next one has the SHA-256 of. */
export function lineOf({ nr, zeitpunkt, nummer, pruefsumme, vorher }: LogLine): string {
  return [nr, zeitpunkt, nummer, pruefsumme, vorher].join(';')
}

/**
 * Number of the first entry that does not follow from the one before: changed, left out, put in or out
 * of order; null when all of them follow. An entry changed in any byte breaks the one after it, and the
 * last one is what `hashOf(lineOf(last))` is compared with.
 */
export function firstBreak(entries: readonly LogLine[]): number | null {
  let before = hashOf(headLine)
  for (const [index, entry] of entries.entries()) {
    if (entry.nr !== index + 1 || entry.vorher !== before) return index + 1
    before = hashOf(lineOf(entry))
  }
  return null
}
