// Written by `npm run lists` from the folders it names.
import type { FormName } from '@kurstadt/contract/forms'
import { makeDraft as brancheneintrag } from './brancheneintrag/make-draft.ts'
import type { MakeDraft } from './draft.ts'
import { makeDraft as schwarzesBrett } from './schwarzes-brett/make-draft.ts'
import { makeDraft as veranstaltung } from './veranstaltung/make-draft.ts'
import { makeDraft as verein } from './verein/make-draft.ts'

/** What is made of a request for an editor to look through, by form. */
export const makers: { [Name in FormName]?: MakeDraft } = {
  brancheneintrag,
  'schwarzes-brett': schwarzesBrett,
  veranstaltung,
  verein,
}
