import { draftEntry } from '../draft-entry.ts'

/** Clubs stand in the business directory. */
export const makeDraft = draftEntry('verein')
