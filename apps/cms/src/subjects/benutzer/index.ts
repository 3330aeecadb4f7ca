import type { Subject } from '../subject.ts'
import { collections } from './collections/index.ts'
import { personalData } from './personal-data.ts'

/** Accounts of the back office. */
export const benutzer = { collections, personalData: [personalData] } satisfies Subject
