/** Entries of one day. */
type Day<Entry> = { tag: string; eintraege: Entry[] }

/**
 * Puts entries that begin on the same day together and keeps their order. What began before
 * `notBefore` stands on that day.
 */
export function groupByDay<Entry extends { datum_von: string }>(
  entries: readonly Entry[],
  notBefore = '',
) {
  const days: Day<Entry>[] = []
  for (const entry of entries) {
    const tag = entry.datum_von < notBefore ? notBefore : entry.datum_von
    const last = days.at(-1)
    if (last?.tag === tag) last.eintraege.push(entry)
    else days.push({ tag, eintraege: [entry] })
  }
  return days
}

type Pictured = { id: number; bild: object | null; plain_text: string }

/** Of an event that takes place several times on a day, picture and text stand there once. */
export function omitRepeats<Entry extends Pictured>(entries: readonly Entry[]): Entry[] {
  const seen = new Set<number>()
  return entries.map((entry) => {
    if (seen.has(entry.id)) return { ...entry, bild: null, plain_text: '' }
    seen.add(entry.id)
    return entry
  })
}
