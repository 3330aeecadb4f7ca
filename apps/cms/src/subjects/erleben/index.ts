import type { Subject } from '../subject.ts'
import { calls } from './calls/index.ts'
import { collections } from './collections/index.ts'

/** Things to see: places, tours, galleries, films, webcams. */
export const erleben = { calls, collections } satisfies Subject
