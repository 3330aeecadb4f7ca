import type { PayloadRequest } from 'payload'
import type { Anfrage } from '../api/anfrage.ts'
import type { Draft } from './draft.ts'
import { makers } from './drafts.generated.ts'

/** True for a request of which something is made for an editor to look through. */
export function makesDraft({ name }: Anfrage): boolean {
  return makers[name] !== undefined
}

/** Makes the draft that a request asks for; null when it asks for none. */
export async function draftOf(req: PayloadRequest, anfrage: Anfrage): Promise<Draft | null> {
  return (await makers[anfrage.name]?.(req, anfrage)) ?? null
}
