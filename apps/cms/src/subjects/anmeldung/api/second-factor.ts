import {
  apiBasePath,
  type FactorProblem,
  factorCode,
  factorProof,
  type LoginArea,
  loginCode,
  loginPaths,
  sessionHeaders,
} from '@kurstadt/contract'
import type { Context, Hono } from 'hono'
import type { CodeOutcome } from '../../../platform/accounts/second-factor/index.ts'
import type { Env } from '../../../wire/bindings.ts'
import { ApiError } from '../../../wire/errors.ts'
import { type Account, findAccount } from '../accounts.ts'
import { type FactorChange, factorMail } from '../factor-mail.ts'
import { refuseFirstPassword } from '../find-sessions.ts'
import { openLoginSteps, type PendingLogin } from '../login-steps.ts'
import { noteSession } from '../note-session.ts'
import { describeKey, isFactorRequired, openCodes, openFactors } from '../second-factor.ts'
import { beginSession, ownAnswer, type Parts, readBody, refuse, refuseBusy } from './login-parts.ts'
import { checkOwnPassword } from './own-password.ts'

const ownCode = factorCode.pick({ code: true })

/** Says at its field what is wrong with what somebody proves themselves with. */
export function refuseProof(field: 'code' | 'passwort', problem: FactorProblem): never {
  throw new ApiError('bad-request', { fields: { [field]: problem }, isPrivate: true })
}

/** Everything about second factors of one login. */
class FactorCalls {
  readonly #parts: Parts
  readonly #area: LoginArea
  readonly #codes: ReturnType<typeof openCodes>
  readonly #factors: ReturnType<typeof openFactors>
  readonly #steps: ReturnType<typeof openLoginSteps>

  constructor(parts: Parts, area: LoginArea) {
    this.#parts = parts
    this.#area = area
    this.#codes = openCodes(parts.intake, area)
    this.#factors = openFactors(parts.intake)
    this.#steps = openLoginSteps(parts.intake)
  }

  #ownerOf({ konto }: Account) {
    return { area: this.#area, konto }
  }

  #note(account: Account, event: Parameters<typeof noteSession>[3]): Promise<void> {
    return noteSession(this.#parts.intake, this.#area, account.konto, event)
  }

  async #mail(account: Account, change: FactorChange): Promise<void> {
    const { text, values } = factorMail(change, { area: this.#area, ...account })
    await this.#parts.intake.query(text, [...values])
  }

  #account(id: string): Promise<Account | null> {
    return findAccount(this.#parts.payload, this.#area, { id }, new Date())
  }

  #tokenOf({ req }: Context<Env>): string {
    return req.header(sessionHeaders[this.#area]) ?? ''
  }

  /** Whoever is logged in; null when nobody is. */
  async #member(context: Context<Env>): Promise<Account | null> {
    const session = await this.#parts.store.find(this.#area, this.#tokenOf(context))
    const account = session && (await this.#account(session.konto))
    if (account !== null) refuseFirstPassword(account)
    return account
  }

  /** Whose password was right a moment ago, and who is at this step; null for anybody else. */
  async #pending(vorgang: string, step: PendingLogin['schritt']): Promise<Account | null> {
    const pending = await this.#steps.find(this.#area, vorgang)
    return pending?.schritt === step ? this.#account(pending.konto) : null
  }

  /** Throws or answers for a code that is not right; null for one that is, and is used now. */
  async #refuseCode(account: Account, outcome: CodeOutcome): Promise<Response | null> {
    if (outcome.kind === 'busy') return refuseBusy(outcome.seconds)
    if (outcome.kind === 'wrong') return refuseProof('code', 'stimmt_nicht')
    if (outcome.proof === 'ersatz') await this.#note(account, 'ersatzcode_benutzt')
    return null
  }

  /** Makes a session of a login that has waited; null when somebody was quicker, or it has ended. */
  #enter(account: Account, vorgang: string) {
    const ground = { kind: 'vorgang', vorgang } as const
    const proven = { isOneTime: account.mustChange, ground }
    return beginSession(this.#parts, this.#area, account, proven)
  }

  /** Ends a login with a code; like a login, it fails without a body. */
  async code(context: Context<Env>): Promise<Response> {
    const data = await readBody(context, loginCode)
    const account = data ? await this.#pending(data.vorgang, 'code') : null
    if (data === undefined || account === null) return refuse(410)
    const outcome = await this.#codes.take(this.#ownerOf(account), data.code)
    if (outcome.kind === 'wrong') {
      await this.#note(account, 'anmeldung_gescheitert')
      return refuse(401)
    }
    const refusal = await this.#refuseCode(account, outcome)
    if (refusal !== null) return refusal
    const session = await this.#enter(account, data.vorgang)
    return session === null ? refuse(410) : ownAnswer(session)
  }

  /** A session left open is not an account taken over: who sets one up says their password or a code. */
  async #prove(account: Account, proof: { passwort: string } | { code: string }) {
    const owner = this.#ownerOf(account)
    if ('code' in proof) return this.#refuseCode(account, await this.#codes.take(owner, proof.code))
    const { seit } = await this.#factors.read(owner)
    if (seit !== null) return refuseProof('code', 'stimmt_nicht')
    const checked = await checkOwnPassword(this.#parts, this.#area, account, proof.passwort)
    if (checked.kind === 'busy') return refuseBusy(checked.seconds)
    return checked.kind === 'wrong' ? refuseProof('passwort', 'stimmt_nicht') : null
  }

  /**
   * Begins to set one up: the key is told, as often as the same session or login asks for it within
   * half an hour.
   */
  async begin(context: Context<Env>): Promise<Response> {
    const data = await readBody(context, factorProof)
    if (data === undefined) throw new ApiError('bad-request', { isPrivate: true })
    const isPending = 'vorgang' in data
    const account = await (isPending
      ? this.#pending(data.vorgang, 'einrichten')
      : this.#member(context))
    if (account === null) return refuse(401)
    const refusal = isPending ? null : await this.#prove(account, data)
    if (refusal !== null) return refusal
    const by = isPending ? data.vorgang : this.#tokenOf(context)
    const key = await this.#factors.begin(this.#ownerOf(account), by)
    return ownAnswer(describeKey(this.#area, key, account.email))
  }

  /** Ends setting it up. Every other session ends; a login that asked for it is done. */
  async confirm(context: Context<Env>): Promise<Response> {
    const data = await readBody(context, factorCode)
    if (data === undefined) throw new ApiError('bad-request', { isPrivate: true })
    const { code, vorgang } = data
    const account = await (vorgang === undefined
      ? this.#member(context)
      : this.#pending(vorgang, 'einrichten'))
    if (account === null) return refuse(401)
    const by = vorgang ?? this.#tokenOf(context)
    const outcome = await this.#codes.confirm(this.#ownerOf(account), by, code)
    if (outcome.kind === 'busy') return refuseBusy(outcome.seconds)
    if (outcome.kind === 'wrong') return refuseProof('code', 'stimmt_nicht')
    await this.#note(account, 'zweitfaktor_eingerichtet')
    await this.#mail(account, 'eingerichtet')
    const anmeldung = vorgang === undefined ? null : await this.#enter(account, vorgang)
    const stays = vorgang === undefined ? by : anmeldung?.token
    await this.#parts.store.endAll(this.#area, account.konto, stays)
    if (vorgang !== undefined && anmeldung === null) return refuse(401)
    return ownAnswer({ codes: outcome.codes, anmeldung })
  }

  /** Whoever is logged in and has typed a right code; a refusal for anybody else. */
  async #withCode(context: Context<Env>): Promise<Account | Response> {
    const data = await readBody(context, ownCode)
    const account = await this.#member(context)
    if (account === null) return refuse(401)
    if (data === undefined) throw new ApiError('bad-request', { isPrivate: true })
    const outcome = await this.#codes.take(this.#ownerOf(account), data.code)
    return (await this.#refuseCode(account, outcome)) ?? account
  }

  async renewCodes(context: Context<Env>): Promise<Response> {
    const account = await this.#withCode(context)
    if (account instanceof Response) return account
    const codes = await this.#factors.renewCodes(this.#ownerOf(account))
    await this.#note(account, 'ersatzcodes_erneuert')
    return ownAnswer({ codes })
  }

  async remove(context: Context<Env>): Promise<Response> {
    if (isFactorRequired(this.#area) && (await this.#member(context)) !== null)
      refuseProof('code', 'verlangt')
    const account = await this.#withCode(context)
    if (account instanceof Response) return account
    await this.#factors.remove(this.#ownerOf(account))
    await this.#note(account, 'zweitfaktor_abgeschaltet')
    await this.#mail(account, 'abgeschaltet')
    await this.#parts.store.endAll(this.#area, account.konto, this.#tokenOf(context))
    return ownAnswer({})
  }
}

/** Second factors: the code at the login, set up, new recovery codes, taken away (decision 0064). */
export function mountSecondFactor(api: Hono<Env>, parts: Parts, area: LoginArea): void {
  const calls = new FactorCalls(parts, area)
  const paths = loginPaths[area]
  api.post(apiBasePath + paths.code, (context) => calls.code(context))
  api.post(apiBasePath + paths.beginFactor, (context) => calls.begin(context))
  api.post(apiBasePath + paths.confirmFactor, (context) => calls.confirm(context))
  api.post(apiBasePath + paths.renewCodes, (context) => calls.renewCodes(context))
  api.post(apiBasePath + paths.removeFactor, (context) => calls.remove(context))
}
