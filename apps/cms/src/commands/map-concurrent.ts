/**
 * Results of work on each entry, in order. Up to `count` of them are begun before they are asked
 * for; a failure is thrown in its turn, and nothing new is begun after it.
 */
export async function* mapConcurrent<Entry, Result>(
  entries: readonly Entry[],
  count: number,
  work: (entry: Entry) => Promise<Result>,
): AsyncGenerator<Result, undefined> {
  const begun: Promise<Result>[] = []
  const begin = (entry: Entry) => {
    const result = work(entry)
    result.catch(() => undefined) // Thrown below, in its turn.
    begun.push(result)
  }
  for (const entry of entries.slice(0, count)) begin(entry)
  for (let next = count; ; next += 1) {
    const result = begun.shift()
    if (!result) return
    const done = await result
    const following = entries[next]
    if (following !== undefined) begin(following)
    yield done
  }
}
