/** Entries of one day. */
export type Day<Entry> = { tag: string; eintraege: Entry[] }

/** Puts entries that begin on the same day together and keeps their order. */
export function groupByDay<Entry extends { datum_von: string }>(entries: readonly Entry[]) {
  const days: Day<Entry>[] = []
  for (const entry of entries) {
    const last = days.at(-1)
    if (last?.tag === entry.datum_von) last.eintraege.push(entry)
    else days.push({ tag: entry.datum_von, eintraege: [entry] })
  }
  return days
}
