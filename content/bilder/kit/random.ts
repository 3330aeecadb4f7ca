/** Random numbers that are the same on every run for the same seed. */
export type Random = {
  /** A number from `low` to `high`. */
  between: (low: number, high: number) => number
  /** A whole number from `low` to `high`, both included. */
  whole: (low: number, high: number) => number
  /** True with the given probability. */
  chance: (probability: number) => boolean
  /** One of the given things. */
  pick: <Thing>(things: readonly [Thing, ...Thing[]]) => Thing
}

function seedOf(text: string): number {
  let hash = 1779033703
  for (const character of text) hash = Math.imul(hash ^ character.charCodeAt(0), 3432918353)
  return hash >>> 0
}

/** Makes a source of random numbers from a word (mulberry32). */
export function randomFrom(seed: string): Random {
  let state = seedOf(seed)
  const next = () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296
  }
  const between = (low: number, high: number) => low + (high - low) * next()
  return {
    between,
    whole: (low, high) => Math.floor(between(low, high + 1)),
    chance: (probability) => next() < probability,
    pick: (things) => things[Math.floor(next() * things.length)] ?? things[0],
  }
}

/** Calls `make` for 0 … count-1. */
export function times<Thing>(count: number, make: (index: number) => Thing): Thing[] {
  return Array.from({ length: Math.max(0, Math.round(count)) }, (_, index) => make(index))
}
