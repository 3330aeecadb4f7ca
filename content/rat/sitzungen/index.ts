import type { SitzungContent } from '../shape.ts'
import { ausschuesse } from './ausschuesse.ts'
import { kommende, vergangene } from './gemeinderat.ts'

/** All meetings, the oldest first. */
export const sitzungen: SitzungContent[] = [...vergangene, ...kommende, ...ausschuesse].toSorted(
  (a, b) => a.woche - b.woche,
)
