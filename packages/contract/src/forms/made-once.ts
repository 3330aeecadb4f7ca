/** Days that are remembered: today, and perhaps the one before at midnight. */
const most = 3

/**
 * Remembers what is made of a day. A schema costs more to make than to use, and the first use costs
 * most: two hundred requests a second share one.
 */
export function madeOnce<Given extends string[], Made>(
  make: (...given: Given) => Made,
): (...given: Given) => Made {
  const known = new Map<string, Made>()
  return (...given) => {
    const key = given.join()
    const before = known.get(key)
    if (before !== undefined) return before
    const made = make(...given)
    known.set(key, made)
    const [oldest] = known.keys()
    if (known.size > most && oldest !== undefined) known.delete(oldest)
    return made
  }
}
