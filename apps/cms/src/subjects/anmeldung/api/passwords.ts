import {
  apiBasePath,
  forgottenPassword,
  type LoginArea,
  loginPaths,
  newPassword,
  type PasswordProblem,
  renewedPassword,
  sessionHeaders,
} from '@kurstadt/contract'
import type { Context, Hono } from 'hono'
import { weaknessOf } from '../../../platform/accounts/weak-password.ts'
import type { Statement } from '../../../platform/database/index.ts'
import { success } from '../../../wire/answer.ts'
import type { Env } from '../../../wire/bindings.ts'
import { ApiError } from '../../../wire/errors.ts'
import { type Account, findAccount } from '../accounts.ts'
import { setPassword } from '../credentials.ts'
import { noteSession } from '../note-session.ts'
import { findLink, isMailedTo, mailLink, useLink } from '../password-links.ts'
import { belongsToDirectory } from '../rathauskonto/link-account.ts'
import { answerOf, type Parts, refuse, refuseBrowsers, refuseBusy } from './login-parts.ts'
import { checkOwnPassword } from './own-password.ts'

function wrong(field: 'passwort_bisher' | 'passwort', problem: PasswordProblem): never {
  throw new ApiError('bad-request', { fields: { [field]: problem }, isPrivate: true })
}

/** Ends all sessions of whoever changes a password but the one that asks (T07). */
function mountPassword(api: Hono<Env>, { payload, intake, store }: Parts, area: LoginArea): void {
  api.post(apiBasePath + loginPaths[area].password, async ({ req }: Context<Env>) => {
    refuseBrowsers(req.raw)
    const token = req.header(sessionHeaders[area]) ?? ''
    const session = await store.find(area, token)
    const { data } = newPassword.safeParse(await req.json().catch(() => null))
    if (session === null) return refuse(401)
    const account = await findAccount(payload, area, { id: session.konto }, new Date())
    if (account === null) return refuse(401)
    const { konto, email } = account
    if (data === undefined) throw new ApiError('bad-request', { isPrivate: true })
    const checked = await checkOwnPassword({ payload, intake }, area, account, data.passwort_bisher)
    if (checked.kind === 'busy') return refuseBusy(checked.seconds)
    if (checked.kind === 'wrong') wrong('passwort_bisher', 'stimmt_nicht')
    const weakness = await weaknessOf(data.passwort, email)
    if (weakness !== null) wrong('passwort', weakness)
    const chosen = { password: data.passwort, isOneTime: false, replaces: checked.since }
    // Looking at passwords takes its time: one that was set in that time is the newer one.
    if (!(await setPassword(intake, area, konto, chosen))) wrong('passwort_bisher', 'stimmt_nicht')
    await store.endAll(area, konto, token)
    await noteSession(intake, area, konto, 'passwort_geaendert')
    return success(answerOf[area](account, token, { isOneTime: false }), [], { isPrivate: true })
  })
}

/**
 * Mails a link to whoever has forgotten their password. The answer goes before anything is looked up,
 * so that it is the same and as quick for an address that nobody has (T04).
 */
function mountForgotten(api: Hono<Env>, { payload, intake, report }: Parts, area: LoginArea): void {
  const run = async ({ text, values }: Statement) =>
    (await intake.query<object>(text, [...values])).rows
  const mailTo = async (email: string) => {
    const account = await findAccount(payload, area, { email }, new Date())
    if (account === null) return
    if (area === 'intranet' && (await belongsToDirectory(intake, account.konto))) return
    await mailLink(run, 'vergessen', { area, ...account })
  }
  api.post(apiBasePath + loginPaths[area].forgotten, async ({ req }: Context<Env>) => {
    refuseBrowsers(req.raw)
    const { data } = forgottenPassword.safeParse(await req.json().catch(() => null))
    if (data !== undefined)
      setImmediate(() => {
        mailTo(data.email).catch((error: unknown) => report('no link was mailed', error))
      })
    return success({}, [], { isPrivate: true })
  })
}

/** The account of a link, as long as its address is the one that the link was mailed to. */
async function findRecipient(
  { payload, intake }: Parts,
  area: LoginArea,
  link: string,
): Promise<Account | null> {
  const found = await findLink(intake, area, link)
  if (found === null) return null
  const account = await findAccount(payload, area, { id: found.konto }, new Date())
  return account !== null && isMailedTo(found, account.email) ? account : null
}

/** Sets a password with a link that came by mail, and ends every session of the account (T07, T09). */
function mountRenewal(api: Hono<Env>, parts: Parts, area: LoginArea): void {
  const { intake, store } = parts
  api.post(apiBasePath + loginPaths[area].renew, async ({ req }: Context<Env>) => {
    refuseBrowsers(req.raw)
    const { data } = renewedPassword.safeParse(await req.json().catch(() => null))
    const account = data ? await findRecipient(parts, area, data.link) : null
    if (data === undefined || account === null) throw new ApiError('not-found', { isPrivate: true })
    // A password that is too weak leaves the link as it is: nobody has to ask for another one.
    const weakness = await weaknessOf(data.passwort, account.email)
    if (weakness !== null) wrong('passwort', weakness)
    const konto = await useLink(intake, area, data.link)
    if (konto === null) throw new ApiError('not-found', { isPrivate: true })
    await setPassword(intake, area, konto, { password: data.passwort, isOneTime: false })
    await store.endAll(area, konto)
    await noteSession(intake, area, konto, 'passwort_geaendert')
    return success({}, [], { isPrivate: true })
  })
}

/** Everything about passwords of a login: changed, forgotten, set anew. */
export function mountPasswords(api: Hono<Env>, parts: Parts, area: LoginArea): void {
  mountPassword(api, parts, area)
  mountForgotten(api, parts, area)
  mountRenewal(api, parts, area)
}
