import { draftEntry } from '../draft-entry.ts'

/** A business stands in the business directory. */
export const makeDraft = draftEntry('brancheneintrag')
