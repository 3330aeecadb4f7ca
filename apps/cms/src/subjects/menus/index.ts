import type { Subject } from '../subject.ts'
import { calls } from './calls/index.ts'
import { collections } from './collections/index.ts'

/** Menus, and addresses that have moved. */
export const menus = { calls, collections } satisfies Subject
