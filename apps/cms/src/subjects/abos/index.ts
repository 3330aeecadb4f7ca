import type { Subject } from '../subject.ts'
import { personalData } from './personal-data.ts'

export { unsubscribeAddress } from './zugang.ts'

/** Mails that people have asked for: about papers, news and collections. */
export const abos = { personalData: [personalData] } satisfies Subject
