import { randomUUID } from 'node:crypto'
import { brettSchema } from '@kurstadt/contract/brett'
import { problemsOf } from '@kurstadt/contract/forms'
import type { PayloadRequest } from 'payload'
import { z } from 'zod'
import { inTransaction, sql } from '../../platform/database/index.ts'
import { ApiError } from '../../wire/errors.ts'
import { confirmationEmail } from './emails.ts'
import { mailOnceAnHour } from './mail-once.ts'
import { refuseBlocked } from './refuse-blocked.ts'
import { blockedFields, readSettings } from './settings.ts'
import { hashOfZugang, pageOf, zugangOf } from './zugang.ts'

/** Notices of one address: a household that moves, and no dealer. */
const mostNotices = 10

const asked = z.object({
  email: z.string(),
  titel: z.string(),
  text: z.string(),
  preis: z.string().nullable(),
})

/** A request that wants something to hang; its key is the one of the form (F12). */
type Request = { schluessel: string; felder: Readonly<Record<string, unknown>> }

const writer = z.object({ id: z.string() })
const count = z.object({ aushaenge: z.int() })

/** Whose an address is, once it has put something up; kept from others until the transaction ends. */
async function keepWriter(req: PayloadRequest, email: string): Promise<string> {
  const id = randomUUID()
  const [row] = await inTransaction(
    req,
    sql`insert into brett_schreiber as s (id, email, zugang)
        values (${id}::uuid, ${email}, ${hashOfZugang(zugangOf(id, req.payload.secret))})
        on conflict (lower(email)) do update set email = s.email
        returning id`,
  )
  return writer.parse(row).id
}

/** Notices of a writer; a statement of its own, so that it sees those that it had to wait for. */
async function countNotices(req: PayloadRequest, id: string): Promise<number> {
  const [row] = await inTransaction(
    req,
    sql`select count(*)::int as aushaenge from brett_aushaenge where schreiber = ${id}::uuid`,
  )
  return count.parse(row).aushaenge
}

/**
 * Takes a request for the noticeboard: its writer gets a link to confirm it by, and the office hears
 * of it then. A blocked address is told why by mail; whoever has only typed it learns nothing.
 * Throws `bad-request` with the field for the name of a host, a blocked word and for too many notices
 * of an address.
 */
export async function takeNotice(
  req: PayloadRequest,
  { felder, schluessel }: Request,
): Promise<void> {
  const { email, ...words } = asked.parse(felder)
  const { error } = brettSchema.safeParse(felder)
  if (error) throw new ApiError('bad-request', { fields: problemsOf(error), isPrivate: true })
  const settings = await readSettings(req)
  const blocked = blockedFields(words, settings)
  if (Object.keys(blocked).length > 0)
    throw new ApiError('bad-request', { fields: blocked, isPrivate: true })
  if (await refuseBlocked(req, email)) return
  const id = await keepWriter(req, email)
  if ((await countNotices(req, id)) >= mostNotices)
    throw new ApiError('bad-request', { fields: { email: 'maximum' }, isPrivate: true })
  await inTransaction(
    req,
    sql`insert into brett_aushaenge (schreiber, schluessel) values (${id}::uuid, ${schluessel})`,
  )
  const written = confirmationEmail(pageOf(id, req.payload.secret))
  await mailOnceAnHour(req, { about: `${id}:bestaetigen`, an: email, written })
}
