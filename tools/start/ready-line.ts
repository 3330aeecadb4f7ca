import type { Stack } from '../stack/index.ts'

/** Seconds that a start may take on two quiet cores: with everything to do, and with nothing. */
export type Goals = { first: number; again: number }

/**
 * What a start took, packages included, beside its goal. One that only built what changed has none:
 * it depends on what changed.
 */
export function readyLine(
  took: number,
  { administrator, hasBuilt }: Pick<Stack, 'administrator' | 'hasBuilt'>,
  goals: Goals | undefined,
): string {
  const line = `Ready after ${took < 10 ? took.toFixed(1) : Math.round(took)} s`
  if (!goals) return `${line}.`
  if (administrator) return `${line} (goal for a first start: ${goals.first} s).`
  return hasBuilt ? `${line}.` : `${line} (goal for another start: ${goals.again} s).`
}
