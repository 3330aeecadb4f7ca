import { createHash } from 'node:crypto'
import { z } from 'zod'
import type { Statement } from '../../database/index.ts'
import { codeIn, newKey, stepOf } from './one-time-code.ts'
import { newRecoveryCodes, recoveryCodeIn, recoveryKey } from './recovery-codes.ts'
import { createSeal, deriveKey } from './seal.ts'

/** What one logs in to: the intranet, the council's pages, the back office. */
export type FactorArea = 'intranet' | 'rat' | 'redaktion'

/** Whose second factor. */
export type Owner = { area: FactorArea; konto: string }

/** What runs statements: a pool, or a transaction. */
export type Statements = {
  query: (
    text: string,
    values: unknown[],
  ) => Promise<{ rows: unknown[]; rowCount?: number | null | undefined }>
}

/** Since when an account has a second factor, and how many recovery codes are left. */
export type FactorState = { seit: Date | null; codes: number }

/** What a right code was: shown by the app, or one of the recovery codes, which is used up now. */
export type FactorProof = 'app' | 'ersatz'

/** Second factors of all accounts: authenticator apps (RFC 6238) and recovery codes. */
export type SecondFactors = {
  read: (owner: Owner) => Promise<FactorState>
  /**
   * Begins to set one up and answers its key; for half an hour it is the same one, however often the
   * same session or login (`by`) asks. Another one gets another key, and nobody else confirms it.
   */
  begin: (owner: Owner, by: string) => Promise<string>
  /** Ends that with a code of the app; answers the recovery codes, or null for a wrong code. */
  confirm: (owner: Owner, by: string, typed: string) => Promise<string[] | null>
  /** Takes a code, once and never again; null for a wrong, a used or somebody else's one. */
  take: (owner: Owner, typed: string) => Promise<FactorProof | null>
  /** Makes new recovery codes; those before open nothing any more. */
  renewCodes: (owner: Owner) => Promise<string[]>
  /** Takes the second factor away; false where there was none. */
  remove: (owner: Owner) => Promise<boolean>
}

/** Where second factors are kept, with which secret; the clock is passed in by tests. */
export type SecondFactorsOptions = {
  statements: Statements
  secret: string
  now?: () => Date
}

const state = z.object({ seit: z.coerce.date().nullable(), codes: z.number() })
const kept = z.object({ geheimnis: z.instanceof(Buffer) })

const placeOf = ({ area, konto }: Owner) => `${area} ${konto}`

/** What is kept of the session or login that sets one up. */
const keyOf = (by: string) => createHash('sha256').update(by).digest()

/**
 * A key that was shown and not confirmed yet may be shown again for half an hour: pages are reloaded.
 * Not to another session or login: it may be somebody else's, who has come by the password.
 */
const beginning = `
  insert into zweitfaktoren (bereich, konto, neues_geheimnis, neu_seit, neu_von)
  values ($1, $2, $3, now(), $4)
  on conflict (bereich, konto) do update set (neues_geheimnis, neu_seit, neu_von) = (
    select case when haelt then zweitfaktoren.neues_geheimnis else excluded.neues_geheimnis end,
      case when haelt then zweitfaktoren.neu_seit else excluded.neu_seit end, excluded.neu_von
    from (select zweitfaktoren.neu_seit > now() - interval '30 minutes'
      and zweitfaktoren.neu_von = excluded.neu_von and not $5::boolean as haelt) alt)
  returning neues_geheimnis as geheimnis`

/** The statement that forgets a key which was shown and not confirmed yet. */
export const forgetNewKey = ({ area, konto }: Owner): Statement => ({
  text: `update zweitfaktoren set neues_geheimnis = null, neu_seit = null, neu_von = null
    where bereich = $1 and konto = $2 and neues_geheimnis is not null`,
  values: [area, konto],
})

const confirming = `
  with neu as (
    update zweitfaktoren set geheimnis = neues_geheimnis, seit = now(), letzter_schritt = $4,
      neues_geheimnis = null, neu_seit = null, neu_von = null
    where bereich = $1 and konto = $2 and neues_geheimnis = $3 returning bereich, konto
  ), alt as (
    delete from wiederherstellungscodes w using neu
    where w.bereich = neu.bereich and w.konto = neu.konto
  )
  insert into wiederherstellungscodes (bereich, konto, schluessel)
  select bereich, konto, decode(unnest(string_to_array($5, ',')), 'hex') from neu returning konto`

const renewing = `
  with alt as (
    delete from wiederherstellungscodes where bereich = $1 and konto = $2
  )
  insert into wiederherstellungscodes (bereich, konto, schluessel)
  select bereich, konto, decode(unnest(string_to_array($3, ',')), 'hex') from zweitfaktoren
  where bereich = $1 and konto = $2 and geheimnis is not null returning konto`

class KeptSecondFactors implements SecondFactors {
  readonly #statements: Statements
  readonly #seal: ReturnType<typeof createSeal>
  readonly #codeKey: Buffer
  readonly #now: () => Date

  constructor({ statements, secret, now = () => new Date() }: SecondFactorsOptions) {
    this.#statements = statements
    this.#seal = createSeal(secret, 'second factor')
    this.#codeKey = deriveKey(secret, 'recovery codes')
    this.#now = now
  }

  async #rows(text: string, { area, konto }: Owner, values: unknown[] = []): Promise<unknown[]> {
    return (await this.#statements.query(text, [area, konto, ...values])).rows
  }

  #recoveryKeys(owner: Owner, codes: readonly string[]): string {
    const keyOf = (code: string) =>
      recoveryKey(this.#codeKey, placeOf(owner), recoveryCodeIn(code) ?? '')
    return codes.map(keyOf).join(',')
  }

  async read(owner: Owner): Promise<FactorState> {
    const rows = await this.#rows(
      `select seit, (select count(*)::int from wiederherstellungscodes
         where bereich = $1 and konto = $2) as codes
       from zweitfaktoren where bereich = $1 and konto = $2`,
      owner,
    )
    return z.array(state).parse(rows)[0] ?? { seit: null, codes: 0 }
  }

  async begin(owner: Owner, by: string): Promise<string> {
    const fresh = newKey()
    const begun = async (isAnew: boolean) => {
      const sealed = this.#seal.seal(fresh, placeOf(owner))
      const [row] = await this.#rows(beginning, owner, [sealed, keyOf(by), isAnew])
      return this.#seal.open(kept.parse(row).geheimnis, placeOf(owner))
    }
    // What was begun under another secret cannot be read any more: it begins anew.
    return (await begun(false)) ?? (await begun(true)) ?? fresh
  }

  /** A key of the account and the step at whose time the app shows a code. */
  async #match(owner: Owner, typed: string, { text, values }: Statement) {
    const code = codeIn(typed)
    const [row] = code === null ? [] : await this.#rows(text, owner, [...values])
    if (code === null || row === undefined) return null
    const { geheimnis } = kept.parse(row)
    const key = this.#seal.open(geheimnis, placeOf(owner))
    const step = key === null ? null : stepOf(key, code, this.#now())
    return step === null ? null : { geheimnis, step }
  }

  async confirm(owner: Owner, by: string, typed: string): Promise<string[] | null> {
    const match = await this.#match(owner, typed, {
      text: `select neues_geheimnis as geheimnis from zweitfaktoren where bereich = $1 and konto = $2
         and neues_geheimnis is not null and neu_von = $3 and neu_seit > now() - interval '1 hour'`,
      values: [keyOf(by)],
    })
    if (match === null) return null
    const codes = newRecoveryCodes()
    const values = [match.geheimnis, match.step, this.#recoveryKeys(owner, codes)]
    const rows = await this.#rows(confirming, owner, values)
    return rows.length === 0 ? null : codes
  }

  async take(owner: Owner, typed: string): Promise<FactorProof | null> {
    const match = await this.#match(owner, typed, {
      text: `select geheimnis from zweitfaktoren
       where bereich = $1 and konto = $2 and geheimnis is not null`,
      values: [],
    })
    if (match !== null) return (await this.#consumeStep(owner, match)) ? 'app' : null
    const code = recoveryCodeIn(typed)
    if (code === null) return null
    const rows = await this.#rows(
      `delete from wiederherstellungscodes
       where bereich = $1 and konto = $2 and schluessel = decode($3, 'hex') returning konto`,
      owner,
      [recoveryKey(this.#codeKey, placeOf(owner), code)],
    )
    return rows.length === 0 ? null : 'ersatz'
  }

  /** Of two that come with the same code, or with an earlier one, the second is refused. */
  async #consumeStep(owner: Owner, { geheimnis, step }: { geheimnis: Buffer; step: number }) {
    const rows = await this.#rows(
      `update zweitfaktoren set letzter_schritt = $4 where bereich = $1 and konto = $2
         and geheimnis = $3 and letzter_schritt < $4 returning konto`,
      owner,
      [geheimnis, step],
    )
    return rows.length > 0
  }

  async renewCodes(owner: Owner): Promise<string[]> {
    const codes = newRecoveryCodes()
    const rows = await this.#rows(renewing, owner, [this.#recoveryKeys(owner, codes)])
    return rows.length === 0 ? [] : codes
  }

  async remove(owner: Owner): Promise<boolean> {
    const rows = await this.#rows(
      `delete from zweitfaktoren where bereich = $1 and konto = $2
       returning geheimnis is not null as war`,
      owner,
    )
    return z.array(z.object({ war: z.boolean() })).parse(rows)[0]?.war === true
  }
}

/** Opens the second factors, which all processes share. */
export function openSecondFactors(options: SecondFactorsOptions): SecondFactors {
  return new KeptSecondFactors(options)
}
