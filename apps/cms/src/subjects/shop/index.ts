import type { Subject } from '../subject.ts'
import { calls } from './calls/index.ts'
import { collections } from './collections/index.ts'

/** The shop: articles and orders. */
export const shop = { calls, collections } satisfies Subject
