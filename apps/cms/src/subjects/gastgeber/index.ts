import type { Subject } from '../subject.ts'
import { calls } from './calls/index.ts'
import { collections } from './collections/index.ts'

export { housesOf } from './calls/pauschalen.ts'
export { kategorienOf } from './serialise/pauschale.ts'

/** Places to stay, motorhome sites and packages. */
export const gastgeber = { calls, collections } satisfies Subject
