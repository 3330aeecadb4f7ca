import type { Fixtures } from '../template.ts'

/** Examples of `wegweiser-detail` that only the website needs: none. */
export const fixtures: Fixtures<'wegweiser-detail'> = {}
