import type { Fixtures } from '../template.ts'

/** Examples of `wegweiser-lebenslagen` that only the website needs: none. */
export const fixtures: Fixtures<'wegweiser-lebenslagen'> = {}
