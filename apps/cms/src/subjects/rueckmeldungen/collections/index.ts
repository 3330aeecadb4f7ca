import { rueckmeldungen } from './rueckmeldungen/index.ts'

/** Collections of this subject. */
export const collections = [rueckmeldungen]
