import { sprachen } from '@kurstadt/contract'
import type { BestellAntwort, BestellFrage } from '@kurstadt/contract/shop'
import { z } from 'zod'
import { tooMany } from '../../../wire/intake/index.ts'
import { zugangOf } from '../bestellung/zugang.ts'
import type { Recent } from '../einstellungen/index.ts'
import type { CheckoutParts } from '../kasse/index.ts'
import type { Intake } from '../warenkorb/index.ts'
import { keepOrder } from './kept-order.ts'
import { type CartOrder, prepareOrder } from './prepare.ts'
import { referenzOf } from './referenz.ts'

const known = z.object({ nummer: z.coerce.number<number | string>(), sprache: z.enum(sprachen) })

/** The order that a key has made before; null when there is none. */
async function findKnown(
  { payload, intake }: CheckoutParts,
  schluessel: string,
): Promise<BestellAntwort | null> {
  const text = 'select nummer, sprache from bestellungen where schluessel = $1'
  const { rows } = await intake.query({ name: 'bestellt', text, values: [schluessel] })
  if (rows[0] === undefined) return null
  const { nummer, sprache } = known.parse(rows[0])
  const zugang = zugangOf(schluessel, payload.secret)
  return {
    ergebnis: 'bestellt',
    sprache,
    zugang,
    nummer: referenzOf(nummer),
    rest: false,
  }
}

/** Terms that this process knows to be kept. */
const keptTerms = new Set<string>()

/** Keeps the terms that orders are made under, once for all of them. */
async function keepTerms(intake: Intake, { bedingungen, stand }: Recent): Promise<void> {
  if (keptTerms.has(stand)) return
  const text = 'insert into shop_bedingungen (stand, daten) values ($1, $2) on conflict do nothing'
  await intake.query({ text, values: [stand, JSON.stringify(bedingungen)] })
  keptTerms.add(stand)
}

const outcome = z.object({
  nummer: z.number().nullable(),
  stimmt: z.boolean(),
  erlaubt: z.boolean(),
  rest: z.boolean(),
})

/** True for a key or a link that another order has: the same one was under way twice. */
const isTaken = (error: unknown) =>
  error instanceof Error && 'code' in error && error.code === '23505'

async function keep(
  parts: CheckoutParts,
  question: CartOrder,
  who: string,
): Promise<BestellAntwort> {
  const prepared = await prepareOrder(parts, question, who)
  if (typeof prepared === 'string') return { ergebnis: prepared }
  const { kept, recent, zugang } = prepared
  await keepTerms(parts.intake, recent)
  const { text, values } = keepOrder(kept)
  const { rows } = await parts.intake.query({ name: 'bestellung', text, values: [...values] })
  const { erlaubt, nummer, rest, stimmt } = outcome.parse(rows[0])
  if (nummer === null && stimmt && !erlaubt) throw tooMany()
  if (nummer === null) return { ergebnis: 'geaendert' }
  const { sprache } = question
  const referenz = referenzOf(nummer)
  return { ergebnis: 'bestellt', sprache, zugang, nummer: referenz, rest }
}

/**
 * Keeps an order, its pieces, its invoice and its mails, all of it or nothing. The same order sent
 * twice, one after the other or at the same moment, is one (F12, T69). `who` is whom the limit is
 * counted for.
 */
export async function takeOrder(
  parts: CheckoutParts,
  question: BestellFrage,
  who: string,
): Promise<BestellAntwort> {
  try {
    const { korb } = question
    const answer: BestellAntwort =
      korb === null ? { ergebnis: 'leer' } : await keep(parts, { ...question, korb }, who)
    if (answer.ergebnis === 'bestellt') return answer
    return (await findKnown(parts, question.schluessel)) ?? answer
  } catch (error) {
    if (!isTaken(error)) throw error
    const before = await findKnown(parts, question.schluessel)
    if (before === null) throw error
    return before
  }
}
