import {
  type CollectionAfterLogoutHook,
  type CollectionBeforeOperationHook,
  Forbidden,
  type PayloadRequest,
} from 'payload'
import { z } from 'zod'
import { inTransaction, sql } from '../../../../platform/database/index.ts'

/**
 * Keeps an account as it is now until the transaction of the request ends, for whoever writes it or
 * its sessions. Payload writes an account whole as it has read it: without this, a login that is under
 * way while the password changes would put the old one back, and roles and sessions that are gone.
 */
export async function lockAccount(req: PayloadRequest, konto: string): Promise<void> {
  await inTransaction(
    req,
    // Whoever only refers to the account, as each save of theirs does, waits for nobody.
    sql`select id from benutzer where id = ${konto}::uuid for no key update`,
  )
}

/** The same of all accounts, in one order, so that no two wait for each other. */
const lockAccounts = (req: PayloadRequest) =>
  inTransaction(req, sql`select id from benutzer order by id for no key update`)

const asker = z.object({ id: z.uuid(), _sid: z.string() })

/** Refuses whoever asks about their own account in a session that is over by now. */
async function refuseEnded(req: PayloadRequest, konto: string): Promise<void> {
  const own = asker.safeParse(req.user).data
  if (own?.id !== konto) return
  const kept = await inTransaction(
    req,
    sql`select id from benutzer_sessions where _parent_id = ${konto}::uuid and id = ${own._sid}`,
  )
  if (kept.length === 0) throw new Forbidden(req.t)
}

const named = z.object({ id: z.uuid() })

/** Whose account an operation writes; null for those of several. */
const accountIn = (operation: string, args: unknown, req: PayloadRequest): string | null =>
  named.safeParse(operation === 'refresh' ? req.user : args).data?.id ?? null

/** Before Payload reads an account to change it, or to prolong one of its sessions. */
export const lockChanged: CollectionBeforeOperationHook = async ({ args, operation, req }) => {
  if (operation !== 'update' && operation !== 'refresh') return
  const konto = accountIn(operation, args, req)
  if (konto === null) {
    await lockAccounts(req)
    return
  }
  await lockAccount(req, konto)
  await refuseEnded(req, konto)
}

/** Before Payload reads the sessions of whoever logs out: it asks this hook first. */
export const lockLeaving: CollectionAfterLogoutHook = async ({ req }) => {
  const own = named.safeParse(req.user).data
  if (own) await lockAccount(req, own.id)
}
