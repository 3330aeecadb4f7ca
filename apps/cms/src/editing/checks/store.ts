import { type Sprache, sprachen } from '@kurstadt/contract'
import type { Payload, PayloadRequest } from 'payload'
import { inTransaction, oneTransaction, sql } from '../../platform/database/index.ts'
import { orphanProblem } from './orphans.ts'
import { type CheckedDocument, checkAll } from './run.ts'

async function write(req: PayloadRequest, one: CheckedDocument): Promise<void> {
  const { typ, id, titel, bereich, verantwortlich, befunde } = one
  await inTransaction(
    req,
    sql`insert into befunde (typ, dokument, titel, bereich, verantwortlich, befunde)
        values (${typ}, ${id}, ${titel}, ${bereich}, ${verantwortlich}, ${JSON.stringify(befunde)})`,
  )
}

/** Forgets what was found in a document: it is gone, or about to be looked through again. */
export async function forgetFindings(req: PayloadRequest, typ: string, id: string): Promise<void> {
  await inTransaction(req, sql`delete from befunde where typ = ${typ} and dokument = ${id}`)
}

/** Languages in which nothing led to a page at the last look at everything: no save of its own changes that. */
async function orphanedIn(req: PayloadRequest, { typ, id }: CheckedDocument): Promise<Sprache[]> {
  const rows = await inTransaction(
    req,
    sql`select b ->> 'sprache' as sprache from befunde, jsonb_array_elements(befunde) b
        where typ = ${typ} and dokument = ${id} and b ->> 'art' = 'verwaist'`,
  )
  return sprachen.filter((sprache) => rows.some((row) => row.sprache === sprache))
}

/** Keeps what is found in one document in the place of what was found before. */
export async function keepFindings(req: PayloadRequest, one: CheckedDocument): Promise<void> {
  const befunde = [...(await orphanedIn(req, one)).map(orphanProblem), ...one.befunde]
  await forgetFindings(req, one.typ, one.id)
  if (befunde.length > 0) await write(req, { ...one, befunde })
}

/** Looks through everything and keeps what is found; answers in how many documents. */
export async function refreshFindings(payload: Payload, now: Date): Promise<number> {
  const found = await checkAll(payload, now)
  await oneTransaction(payload, async (req) => {
    await inTransaction(req, sql`delete from befunde`)
    for (const one of found) await write(req, one)
  })
  return found.length
}

/** Documents of a type in which something was found, by id. */
export async function documentsWithFindings(req: PayloadRequest, typ: string): Promise<string[]> {
  const rows = await inTransaction(req, sql`select dokument from befunde where typ = ${typ}`)
  return rows.map(({ dokument }) => String(dokument))
}
