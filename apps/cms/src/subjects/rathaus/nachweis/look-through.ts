import type { Payload } from 'payload'
import { firstBreak, hashOf, lineOf } from './chain.ts'
import { type Entry, readHits, readLog } from './read-log.ts'
import { areUnchanged } from './unchanged.ts'

/** An entry that a SHA-256 belongs to, and what of it has that one. */
export type Hit = {
  entry: Entry
  was: 'wortlaut' | 'anlage'
  /** Title of the file, where it is one. */
  titel: string | null
  unveraendert: boolean
}

/** Looks through the whole log, and for what has a SHA-256; what nobody may see yet is not found. */
export async function lookThrough(payload: Payload, pruefsumme: string | undefined) {
  const [log, hits] = await Promise.all([
    readLog(payload),
    pruefsumme === undefined ? [] : readHits(payload, pruefsumme),
  ])
  const shown = hits.filter(({ ist_oeffentlich }) => ist_oeffentlich)
  const unchanged = await areUnchanged(
    payload,
    shown.map(({ id }) => id),
  )
  const last = log.at(-1)
  return {
    eintraege: log.length,
    letzte: last ? hashOf(lineOf(last)) : null,
    bruch: firstBreak(log),
    hits: shown.map((entry): Hit => {
      const file = entry.anlagen.find(({ sha256 }) => sha256 === pruefsumme)
      const isWording = entry.pruefsumme === pruefsumme
      return {
        entry,
        was: isWording ? 'wortlaut' : 'anlage',
        titel: isWording ? null : (file?.titel ?? null),
        unveraendert: unchanged.get(entry.id) ?? false,
      }
    }),
  }
}
