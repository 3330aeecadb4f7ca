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
