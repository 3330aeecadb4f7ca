import type { Fixtures } from '../template.ts'

/** Examples of `mitarbeiter-detail` that only the website needs: none. */
export const fixtures: Fixtures<'mitarbeiter-detail'> = {}
