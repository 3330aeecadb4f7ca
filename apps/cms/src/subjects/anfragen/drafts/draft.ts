import type { PayloadRequest } from 'payload'
import type { AnfrageDoc } from '../../../payload-types.ts'
import type { Anfrage } from '../api/anfrage.ts'

/** What has been made of a request for an editor to look through: where it is kept, and its id. */
export type Draft = NonNullable<AnfrageDoc['entwurf']>

/** Makes the draft that a request of one form asks for; null when it asks for none. */
export type MakeDraft = (req: PayloadRequest, anfrage: Anfrage) => Promise<Draft | null>
