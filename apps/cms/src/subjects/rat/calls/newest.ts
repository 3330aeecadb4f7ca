import type { Sitzung, Vorlage } from '@kurstadt/contract'
import type { Payload } from 'payload'
import { z } from 'zod'
import type { SitzungDoc, VorlageDoc } from '../../../payload-types.ts'
import { select } from '../../../platform/database/index.ts'
import { listEntries, oneEntry } from '../../../wire/call/entries.ts'
import { ApiError } from '../../../wire/errors.ts'
import type { Refs } from '../../../wire/serialise/index.ts'
import { readNewestRefs } from '../read/papers.ts'
import type { FoundPaper, Reader } from '../serialise/found.ts'
import { meetingsFor } from './sitzungen.ts'
import { papersFor } from './vorlagen.ts'

/** What the office may not have written yet, so that the rest can be looked at. */
const untold = { titel: '(ohne Titel)', drucksache: '(ohne Nummer)', betreff: '(ohne Betreff)' }

const named = (doc: SitzungDoc): SitzungDoc => ({
  ...doc,
  titel: doc.titel || untold.titel,
  tagesordnung: (doc.tagesordnung ?? []).map((item) => ({
    ...item,
    titel: item.titel || untold.betreff,
  })),
})

const namedPaper = (doc: VorlageDoc): VorlageDoc => ({
  ...doc,
  titel: doc.titel || untold.titel,
  drucksache: doc.drucksache || untold.drucksache,
})

const row = z.object({ id: z.string() })

/** Who sees all of one meeting and nothing else: what its committee will. */
async function readerOf(payload: Payload, nummer: number): Promise<Reader> {
  const text = 'select id::text as id from sitzungen where nummer = $1 and deleted_at is null'
  const [found] = await select(payload, { text, row }, [nummer])
  if (!found) throw new ApiError('not-found')
  return { isMember: true, committees: [], meetings: [found.id] }
}

/** More papers than an agenda can name. */
const everyPaper = 5_000

async function readNewestPapers(payload: Payload, reader: Reader, ids: readonly string[]) {
  const drafts = new Set<number>()
  const readOwn = async (docs: readonly VorlageDoc[]) => docs.map(({ id }) => id)
  const shared = await papersFor(payload, { sprache: 'de', reader, readOwn })
  const { answer } = await listEntries({
    ...shared,
    serialise: (doc: VorlageDoc, refs: Refs) => {
      const paper = shared.serialise(namedPaper(doc), refs)
      if (doc._status === 'draft') drafts.add(paper.id)
      return paper
    },
    isPreview: true,
    params: { sprache: 'de', seite: 1, pro_seite: everyPaper, order: [] },
    where: [{ id: { in: [...ids] } }],
  })
  return { papers: answer.data, drafts }
}

/** A meeting with its papers as they were written last; `drafts` are numbers of papers. */
export type Newest = { sitzung: Sitzung; papers: readonly Vorlage[]; drafts: ReadonlySet<number> }

/**
 * A meeting as the office has it by now, published or not, with everything that its committee will read
 * of it, for the clerk alone; throws `not-found`. Its day has to be written.
 */
export async function readNewestMeeting(payload: Payload, nummer: number): Promise<Newest> {
  const reader = await readerOf(payload, nummer)
  const refs: Map<string, FoundPaper> = new Map()
  const readPapers = async (_: Payload, ids: readonly string[]) => {
    const found = await readNewestRefs(payload, ids)
    for (const [id, paper] of found) refs.set(id, paper)
    return found
  }
  const shared = await meetingsFor(payload, { asking: Promise.resolve(reader), readPapers })
  const { answer: sitzung } = await oneEntry({
    ...shared,
    serialise: (doc: SitzungDoc, beside: Refs) => shared.serialise(named(doc), beside),
    isPreview: true,
    params: { sprache: 'de' },
    id: nummer,
    where: [],
  })
  return { sitzung, ...(await readNewestPapers(payload, reader, [...refs.keys()])) }
}
