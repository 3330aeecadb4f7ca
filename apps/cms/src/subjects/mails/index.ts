import type { Subject } from '../subject.ts'
import { collections } from './collections/index.ts'
import { personalData } from './personal-data.ts'

export { findEmails, sendAgain } from './email-state.ts'

/** The outbox and how the sending of mails stands. */
export const mails = { collections, personalData: [personalData] } satisfies Subject
