/** How long a slide stays before the next one comes, in milliseconds (spec 9). */
export const stay = 6000
/** How long a change takes, in milliseconds (spec 9). */
export const fade = 600

/** What decides whether a carousel moves by itself. */
export type Situation = {
  /** The visitor has not paused it. */
  isWanted: boolean
  isMotionReduced: boolean
  isHovered: boolean
  hasFocus: boolean
  isInSight: boolean
  isPageHidden: boolean
}

/** A carousel moves by itself only while nobody minds (decisions, 2.6 carousels). */
export const isMoving = (of: Situation): boolean =>
  of.isWanted &&
  of.isInSight &&
  !(of.isMotionReduced || of.isHovered || of.hasFocus || of.isPageHidden)

/** A place among `count`: behind the last one comes the first, before the first the last. */
export const around = (place: number, count: number): number =>
  count > 0 ? ((place % count) + count) % count : 0

/** Places a row can stand at: with three of five in sight there are three. */
export const placesOf = (count: number, shown: number): number => Math.max(1, count - shown + 1)

/** How far a key of the keyboard leads; 0 for keys that are not ours. */
export function stepOfKey(key: string): -1 | 0 | 1 {
  if (key === 'ArrowRight') return 1
  return key === 'ArrowLeft' ? -1 : 0
}
