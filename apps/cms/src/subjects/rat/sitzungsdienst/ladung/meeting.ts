import type { PayloadRequest } from 'payload'
import { z } from 'zod'
import type { SitzungDoc, VorlageDoc } from '../../../../payload-types.ts'
import { inTransaction, sql } from '../../../../platform/database/index.ts'
import { idOf } from '../../../../wire/serialise/index.ts'
import { findMeeting } from '../find-meeting.ts'

/** A paper as an invitation and its check know it. */
export type Paper = Pick<
  VorlageDoc,
  | 'drucksache'
  | 'titel'
  | 'oeffentlich'
  | 'oeffentlich_ab'
  | 'leserkreis'
  | 'nummer'
  | 'zurueckgezogen_am'
> & { isPublished: boolean }

/** A meeting as its readers have it, with its committee and its papers by id. */
export type Meeting = {
  doc: SitzungDoc
  /** Name of the committee; null where it is public for nobody. */
  gremium: string | null
  papers: ReadonlyMap<string, Paper>
  /** Somebody has gone on writing since: what stands there is not what goes out. */
  hasNewerDraft: boolean
}

/** Papers that an agenda names, by id, drafts among them. */
export async function readPapers(
  req: PayloadRequest,
  doc: SitzungDoc,
): Promise<ReadonlyMap<string, Paper>> {
  const ids = (doc.tagesordnung ?? []).flatMap(({ vorlagen }) =>
    (vorlagen ?? []).flatMap((one) => idOf(one) ?? []),
  )
  if (ids.length === 0) return new Map<string, Paper>()
  const { docs } = await req.payload.find({
    collection: 'vorlagen',
    where: { id: { in: [...new Set(ids)] } },
    pagination: false,
    depth: 0,
    locale: 'de',
    overrideAccess: false,
    user: req.user,
    req,
  })
  return new Map(docs.map((one) => [one.id, { ...one, isPublished: one._status === 'published' }]))
}

const draft = z.object({ is_draft: z.boolean() })

async function hasNewerDraft(req: PayloadRequest, id: string): Promise<boolean> {
  const [row] = await inTransaction(
    req,
    sql`select version__status = 'draft' as is_draft from _sitzungen_v
        where parent_id = ${id}::uuid and latest limit 1`,
  )
  return draft.safeParse(row).data?.is_draft === true
}

async function committeeName(req: PayloadRequest, id: string | null): Promise<string | null> {
  if (id === null) return null
  const found = await req.payload.findByID({
    collection: 'gremien',
    id,
    depth: 0,
    disableErrors: true,
    locale: 'de',
    overrideAccess: false,
    user: req.user,
    req,
  })
  return found?._status === 'published' ? found.titel : null
}

/** A meeting as it is public or for members, not as its draft; null where there is none for who asks. */
export async function readMeeting(req: PayloadRequest, id: string): Promise<Meeting | null> {
  const doc = await findMeeting(req, id, { draft: false })
  if (!doc) return null
  return {
    doc,
    gremium: await committeeName(req, idOf(doc.gremium)),
    papers: await readPapers(req, doc),
    hasNewerDraft: await hasNewerDraft(req, id),
  }
}
