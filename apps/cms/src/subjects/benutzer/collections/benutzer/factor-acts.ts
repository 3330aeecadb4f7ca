import type { PayloadRequest } from 'payload'
import { encode } from 'uqr'
import { z } from 'zod'
import { type Vorgang, writeAuditLog } from '../../../../editing/protokoll/index.ts'
import { refuseCall as refuse } from '../../../../editing/refuse-call.ts'
import { openLoginLimits } from '../../../../platform/accounts/login-limits.ts'
import type { CodeOutcome } from '../../../../platform/accounts/second-factor/index.ts'
import { asOne, asSql, inTransaction, sql } from '../../../../platform/database/index.ts'
import {
  describeKey,
  factorMail,
  isFactorRequired,
  openCodes,
  openFactors,
} from '../../../anmeldung/index.ts'
import { lockAccount } from './lock-account.ts'
import { hasThisPassword } from './stored-password.ts'

const area = 'redaktion'

const words = {
  code: 'Dieser Code stimmt nicht oder wurde schon benutzt. Nehmen Sie den, den die App jetzt anzeigt.',
  password: 'Das Passwort stimmt nicht.',
  required:
    'Für die Redaktion ist der zweite Faktor Pflicht: Sie können ihn nur auf ein anderes Gerät umziehen.',
  busy: 'Zu viele Versuche. Bitte warten Sie einige Minuten und versuchen Sie es dann noch einmal.',
} as const

/** What the account's page sends. */
export const factorForm = z.object({
  code: z.string().max(100).default(''),
  passwort: z.string().max(1024).default(''),
})

type Form = z.infer<typeof factorForm>

/** Whoever asks, about their own account, in a session of theirs. */
export type Own = { id: string; email: string; name: string; _sid: string }

/** One thing that somebody does with their own second factor. */
export type FactorAct = (req: PayloadRequest, own: Own, form: Form) => Promise<Response>

const ownerOf = ({ id }: Own) => ({ area, konto: id }) as const
const factorsOf = ({ payload }: PayloadRequest) => openFactors(payload.db.pool)
const codesOf = ({ payload }: PayloadRequest) => openCodes(payload.db.pool, area)

async function log(req: PayloadRequest, { id }: Own, vorgang: Vorgang): Promise<void> {
  const entry = { vorgang, sammlung: 'benutzer', eintrag: 'Zweiter Faktor', felder: [] }
  await writeAuditLog(req, { ...entry, dokument: id })
}

/** Logs a change, mails it, and ends all other sessions: they have shown less than is asked for now (T07). */
function finishChange(
  req: PayloadRequest,
  own: Own,
  change: 'eingerichtet' | 'abgeschaltet',
): Promise<void> {
  return asOne(req, async () => {
    await lockAccount(req, own.id)
    await log(req, own, `zweitfaktor_${change}`)
    await inTransaction(req, asSql(factorMail(change, { area, ...own })))
    await inTransaction(
      req,
      sql`delete from benutzer_sessions where _parent_id = ${own.id}::uuid and id <> ${own._sid}`,
    )
  })
}

async function refuseCode(
  req: PayloadRequest,
  own: Own,
  outcome: CodeOutcome,
): Promise<Response | null> {
  if (outcome.kind === 'busy') return refuse(429, words.busy)
  if (outcome.kind === 'wrong') return refuse(400, words.code)
  if (outcome.proof === 'ersatz') await log(req, own, 'ersatzcode_benutzt')
  return null
}

const takeCode = async (req: PayloadRequest, own: Own, { code }: Form) =>
  refuseCode(req, own, await codesOf(req).take(ownerOf(own), code))

/** A session left open is not an account taken over: the password is said again, and counted. */
async function refusePassword(req: PayloadRequest, own: Own, password: string) {
  const { pool } = req.payload.db
  const limits = openLoginLimits({ pool, secret: req.payload.secret, area: '' })
  const attempt = { email: own.email, sender: `sitzung ${own.id}` }
  if ((await limits.admit(attempt)) > 0) return refuse(429, words.busy)
  if (!(await hasThisPassword(req, own.id, password))) {
    await limits.fail(attempt)
    return refuse(400, words.password)
  }
  await limits.forgive(attempt)
  return null
}

/** The dark modules of a QR code as one path, and the modules of its edge. */
function pictureOf(address: string): { kante: number; pfad: string } {
  const { data, size } = encode(address, { ecc: 'M', border: 4 })
  const pfad = data.flatMap((row, y) =>
    row.flatMap((isDark, x) => (isDark ? [`M${x} ${y}h1v1h-1z`] : [])),
  )
  return { kante: size, pfad: pfad.join('') }
}

/** Begins to set one up: behind the password, or behind a code of the one that there is. */
const begin: FactorAct = async (req, own, form) => {
  const { seit } = await factorsOf(req).read(ownerOf(own))
  const refusal = await (seit === null
    ? refusePassword(req, own, form.passwort)
    : takeCode(req, own, form))
  if (refusal !== null) return refusal
  const key = describeKey(area, await factorsOf(req).begin(ownerOf(own), own._sid), own.email)
  return Response.json({ ...key, bild: pictureOf(key.adresse) })
}

const confirm: FactorAct = async (req, own, { code }) => {
  const outcome = await codesOf(req).confirm(ownerOf(own), own._sid, code)
  if (outcome.kind === 'busy') return refuse(429, words.busy)
  if (outcome.kind === 'wrong') return refuse(400, words.code)
  await finishChange(req, own, 'eingerichtet')
  return Response.json({ codes: outcome.codes })
}

const renewCodes: FactorAct = async (req, own, form) => {
  const refusal = await takeCode(req, own, form)
  if (refusal !== null) return refusal
  const codes = await factorsOf(req).renewCodes(ownerOf(own))
  await log(req, own, 'ersatzcodes_erneuert')
  return Response.json({ codes })
}

const remove: FactorAct = async (req, own, form) => {
  if (isFactorRequired(area)) return refuse(403, words.required)
  const refusal = await takeCode(req, own, form)
  if (refusal !== null) return refusal
  await factorsOf(req).remove(ownerOf(own))
  await finishChange(req, own, 'abgeschaltet')
  return Response.json({})
}

/** What somebody may do with their own second factor, by the last part of its address. */
export const factorActs: Readonly<Record<string, FactorAct>> = {
  einrichten: begin,
  bestaetigen: confirm,
  codes: renewCodes,
  aus: remove,
}
