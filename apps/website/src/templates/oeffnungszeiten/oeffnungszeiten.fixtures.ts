import type { Fixtures } from '../template.ts'

/** Examples of `oeffnungszeiten` that only the website needs: none. */
export const fixtures: Fixtures<'oeffnungszeiten'> = {}
