import { takeNotice } from '../../../brett/index.ts'
import type { MakeDraft } from '../draft.ts'

/** A notice has no draft before its writer has confirmed it (spec 2.6): the noticeboard makes it then. */
export const makeDraft: MakeDraft = async (req, { absendung: { schluessel }, felder }) => {
  await takeNotice(req, { schluessel, felder })
  return null
}
