import type { Fixtures } from '../template.ts'

/** Examples of `wegweiser-formulare` that only the website needs: none. */
export const fixtures: Fixtures<'wegweiser-formulare'> = {}
