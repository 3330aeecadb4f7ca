import type { Subject } from '../subject.ts'
import { calls } from './calls/index.ts'
import { collections } from './collections/index.ts'

export { normalisePath } from './collections/seiten/pfad.ts'
export { askedPaths } from './serialise/path.ts'

/** The pages of the site: their tree, their blocks, and what an address leads to. */
export const seiten = { calls, collections } satisfies Subject
