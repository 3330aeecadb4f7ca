import { ApiError } from '../errors.ts'
import { leaveOut, reasonOf } from './left-out.ts'

/** What was put into words, and how many could not be. */
type EachSound<Entry> = { entries: Entry[]; gone: number }

/**
 * Puts documents into words one by one. One that fails is left out and reported, so that a bad
 * record costs its own place in a list and nobody else's.
 */
export function eachSound<Doc extends object, Entry>(
  typ: string,
  docs: readonly Doc[],
  serialise: (doc: Doc) => Entry[],
): EachSound<Entry> {
  let gone = 0
  const entries = docs.flatMap((doc) => {
    try {
      return serialise(doc)
    } catch (error) {
      if (error instanceof ApiError) throw error
      gone += 1
      const nummer = 'nummer' in doc && typeof doc.nummer === 'number' ? doc.nummer : null
      leaveOut({ typ, nummer, stelle: '', grund: reasonOf(error) })
      return []
    }
  })
  return { entries, gone }
}
