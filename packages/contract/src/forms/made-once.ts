/**
 * Remembers what was made of the last day. A schema costs more to make than to use, and the first
 * use costs most: two hundred requests a second share one.
 */
export function madeOnce<Given extends string[], Made>(
  make: (...given: Given) => Made,
): (...given: Given) => Made {
  let last: { key: string; made: Made } | null = null
  return (...given) => {
    const key = given.join()
    const kept = last?.key === key ? last : { key, made: make(...given) }
    last = kept
    return kept.made
  }
}
