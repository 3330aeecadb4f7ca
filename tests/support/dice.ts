/** Whole numbers from 0 to below `below`, the same ones for the same seed (mulberry32). */
export type Dice = (below: number) => number

/** Dice that fall as their seed says. */
export function throwDice(seed: number): Dice {
  let state = seed >>> 0
  return (below) => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) % below
  }
}
