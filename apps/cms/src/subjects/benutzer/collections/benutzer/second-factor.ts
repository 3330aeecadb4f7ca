import {
  AuthenticationError,
  type CollectionBeforeChangeHook,
  type CollectionBeforeLoginHook,
  type FieldHook,
  type PayloadRequest,
} from 'payload'
import { forgetNewKey } from '../../../../platform/accounts/second-factor/index.ts'
import { asSql, inTransaction } from '../../../../platform/database/index.ts'
import { isFactorRequired, openFactors, statementsIn } from '../../../anmeldung/index.ts'

const area = 'redaktion'

function idOf(account: unknown): string | null {
  const isAccount = typeof account === 'object' && account !== null && 'id' in account
  return isAccount && typeof account.id === 'string' ? account.id : null
}

/** Whether an account logs in with a second factor. */
export async function hasFactor(req: PayloadRequest, konto: string): Promise<boolean> {
  const { seit } = await openFactors(statementsIn(req)).read({ area, konto })
  return seit !== null
}

/**
 * True for an account without a second factor where the town demands one: until it has one, every
 * other door stays shut. Asked of one account at a time, not of lists, which show nothing of it.
 */
export const isFactorMissing: FieldHook = async ({ req, data, originalDoc, findMany }) => {
  if (findMany === true || !isFactorRequired(area)) return false
  const konto = idOf(originalDoc) ?? idOf(data)
  return konto !== null && !(await hasFactor(req, konto))
}

/** With another password goes the key of a second factor that nobody has confirmed. */
export const forgetNewFactor: CollectionBeforeChangeHook = async ({ data, originalDoc, req }) => {
  const konto = idOf(originalDoc)
  if (konto === null || typeof data.password !== 'string' || data.password === '') return data
  await inTransaction(req, asSql(forgetNewKey({ area, konto })))
  return data
}

/** Where the login says that an account has shown its second factor. */
const proven = 'zweitfaktorVon'

/** Says so for the login that follows. */
export function markProven(req: PayloadRequest, konto: string): void {
  req.context[proven] = konto
}

/** Nobody logs in by another way than through the second factor that they have. */
export const requireFactor: CollectionBeforeLoginHook = async ({ req, user }) => {
  const konto = idOf(user)
  if (konto === null || req.context[proven] === konto) return
  if (await hasFactor(req, konto)) throw new AuthenticationError(req.t)
}
