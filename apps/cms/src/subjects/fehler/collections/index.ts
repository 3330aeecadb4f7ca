import { fehler } from './fehler/index.ts'

/** Collections of this subject. */
export const collections = [fehler]
