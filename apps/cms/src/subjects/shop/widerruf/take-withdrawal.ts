import { createHash, randomUUID } from 'node:crypto'
import { problemsOf } from '@kurstadt/contract/forms'
import {
  type Widerruf,
  type WiderrufAntwort,
  type WiderrufFrage,
  widerrufAntwort,
  widerrufFelder,
  widerrufSchema,
} from '@kurstadt/contract/shop'
import { z } from 'zod'
import type { Mail } from '../../../platform/mail/index.ts'
import { tooMany } from '../../../wire/intake/index.ts'
import { nummerIn } from '../bestellen/index.ts'
import { type Declared, widerrufAnDasAmt, widerrufEingang } from '../briefe/index.ts'
import { recentSettings } from '../einstellungen/index.ts'
import type { CheckoutParts } from '../kasse/index.ts'
import type { Intake } from '../warenkorb/index.ts'
import { type KeptWithdrawal, keepWithdrawal } from './kept-withdrawal.ts'

const received = z.object({ eingegangen_am: z.date() })

const isIn = (at: Date): WiderrufAntwort => ({
  ergebnis: 'eingegangen',
  eingegangen_am: at.toISOString(),
})

/** The declaration that a key has made before; null when there is none. */
async function findKnown(intake: Intake, schluessel: string): Promise<WiderrufAntwort | null> {
  const text = 'select eingegangen_am from widerrufe where schluessel = $1'
  const { rows } = await intake.query({ name: 'widerrufen', text, values: [schluessel] })
  return rows[0] === undefined ? null : isIn(received.parse(rows[0]).eingegangen_am)
}

/** The receipt, and word to the office. */
function mailsOf(declared: Declared): Mail[] {
  const { felder, id, settings } = declared
  const { bestellung_email: office, verkaeufer } = settings
  const receipt = { an: felder.email, antwort_an: verkaeufer.email, ...widerrufEingang(declared) }
  const word = { antwort_an: felder.email, ...widerrufAnDasAmt(declared) }
  return [
    { ...receipt, anlass: `widerruf:${id}:eingang` },
    ...(office === null ? [] : [{ ...word, an: office, anlass: `widerruf:${id}:amt` }]),
  ]
}

/** Names a declaration: a form that is sent again with something corrected declares something else. */
const keyOf = (schluessel: string, felder: Widerruf) =>
  createHash('sha256')
    .update(JSON.stringify([schluessel, felder]))
    .digest('base64url')

/** True for a key that another declaration has: the same one was under way twice. */
const isTaken = (error: unknown) =>
  error instanceof Error && 'code' in error && error.code === '23505'

/** Keeps a declaration; since when it is in, or null when its key is known or its sender has to wait. */
async function keep(intake: Intake, withdrawal: KeptWithdrawal): Promise<Date | null> {
  const { text, values } = keepWithdrawal(withdrawal)
  try {
    const { rows } = await intake.query({ name: 'widerruf', text, values: [...values] })
    return rows[0] === undefined ? null : received.parse(rows[0]).eingegangen_am
  } catch (error) {
    if (isTaken(error)) return null
    throw error
  }
}

/**
 * Takes a declaration of withdrawal and mails its receipt at once (§ 356a BGB). The same one sent
 * twice is one, received when it first came (F12); a corrected one is another. `who` is whom the limit is counted for.
 */
export async function takeWithdrawal(
  { payload, intake }: CheckoutParts,
  { felder: sent, schluessel: form, sprache }: WiderrufFrage,
  who: string,
): Promise<WiderrufAntwort> {
  const asked = Object.fromEntries(widerrufFelder.map((name) => [name, sent[name] ?? '']))
  const parsed = widerrufSchema.safeParse(asked)
  if (!parsed.success)
    return widerrufAntwort.parse({ ergebnis: 'fehler', fehler: problemsOf(parsed.error) })
  const { settings } = await recentSettings(payload, sprache)
  const [felder, id, now] = [parsed.data, randomUUID(), new Date()]
  const schluessel = keyOf(form, felder)
  const row = { ...felder, id, schluessel, sprache, eingegangen_am: now.toISOString() }
  const mails = mailsOf({ felder, id, now, settings, sprache })
  const nummer = nummerIn(felder.bestellnummer)
  const at = await keep(intake, { mails, nummer, row, secret: payload.secret, who })
  if (at !== null) return isIn(at)
  const before = await findKnown(intake, schluessel)
  if (before === null) throw tooMany()
  return before
}
