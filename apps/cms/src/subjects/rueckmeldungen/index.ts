import type { Subject } from '../subject.ts'
import { collections } from './collections/index.ts'

/** Whether pages have helped, as people say below them. */
export const rueckmeldungen = { collections } satisfies Subject
