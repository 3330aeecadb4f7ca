import type { FormName } from '@kurstadt/contract/forms'
import type { PayloadRequest } from 'payload'
import type { AnfrageDoc } from '../../../payload-types.ts'
import type { Anfrage } from './anfrage.ts'
import { draftEntry } from './draft-entry.ts'
import { draftEvent } from './draft-event.ts'
import { draftNotice } from './draft-notice.ts'

type Draft = NonNullable<AnfrageDoc['entwurf']>
type MakeDraft = (req: PayloadRequest, anfrage: Anfrage) => Promise<Draft | null>

const entry =
  (art: 'verein' | 'brancheneintrag'): MakeDraft =>
  async (req, anfrage) => {
    const value = await draftEntry(req, anfrage, art)
    return value === null ? null : { relationTo: 'brancheneintraege', value }
  }

const makers: Partial<Record<FormName, MakeDraft>> = {
  veranstaltung: async (req, anfrage) => ({
    relationTo: 'veranstaltungen',
    value: await draftEvent(req, anfrage),
  }),
  verein: entry('verein'),
  brancheneintrag: entry('brancheneintrag'),
  'schwarzes-brett': async (req, anfrage) => ({
    relationTo: 'schwarzes_brett',
    value: await draftNotice(req, anfrage),
  }),
}

/** True for a request of which something is made for an editor to look through. */
export function makesDraft({ name }: Anfrage): boolean {
  return makers[name] !== undefined
}

/** Makes the draft that a request asks for; null when it asks for none. */
export async function draftOf(req: PayloadRequest, anfrage: Anfrage): Promise<Draft | null> {
  return (await makers[anfrage.name]?.(req, anfrage)) ?? null
}
