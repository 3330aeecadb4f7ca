import type { Subject } from '../subject.ts'
import { keptAfter } from './kept.ts'
import { personalData } from './personal-data.ts'

export { partnerEndpoints, partnerOperations } from './endpoints/index.ts'
export { partnerPanel, partnerProposal } from './field.ts'
export { readWaitingProposals } from './waiting.ts'

/** Hosts and businesses that keep their own entry by a link (issue 21, point 7). */
export const partner = {
  personalData: [personalData],
  keptTimes: [{ name: 'partner', wert: keptAfter, einheit: 'tage' }],
} satisfies Subject
