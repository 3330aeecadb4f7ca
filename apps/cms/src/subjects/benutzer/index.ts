import type { Subject } from '../subject.ts'
import { collections } from './collections/index.ts'

/** Accounts of the back office. */
export const benutzer = { collections } satisfies Subject
