import { z } from 'zod'
import { readBytes } from '../../../platform/read-bytes.ts'
import { type Anbieter, AnbieterError, type Auskunft } from './anbieter.ts'

/** Milliseconds that somebody waits at the button for the whole answer. */
const timeout = 8_000

/** Bytes of an answer: a payment has some two thousand. */
const longestAnswer = 100_000

const amount = z.object({
  value: z.string().regex(/^\d{1,10}\.\d{2}$/),
  currency: z.string(),
})

const centOf = ({ value }: z.infer<typeof amount>) => Number(value.replace('.', ''))
const decimal = (cent: number) => `${Math.floor(cent / 100)}.${String(cent % 100).padStart(2, '0')}`
const euros = (cent: number) => ({ currency: 'EUR', value: decimal(cent) })

const staende = {
  open: 'offen',
  pending: 'offen',
  authorized: 'offen',
  paid: 'bezahlt',
  canceled: 'abgebrochen',
  expired: 'abgelaufen',
  failed: 'gescheitert',
} as const

const isStatus = (value: unknown): value is keyof typeof staende =>
  typeof value === 'string' && Object.hasOwn(staende, value)

const payment = z.object({
  id: z.string(),
  status: z.custom<keyof typeof staende>(isStatus),
  amount,
  amountRefunded: amount.optional(),
  amountChargedBack: amount.optional(),
  metadata: z.object({ bestellung: z.string() }).nullish().catch(null),
  _links: z.object({ checkout: z.object({ href: z.url() }).nullish() }).optional(),
})

/** What Mollie says when it refuses something; it names no visitor. */
const refusal = z.object({ detail: z.string().max(500) })

type Access = { schluessel: string; adresse: string }
type Ask = { path: string; body?: object; schluessel?: string }

/** True for an address of Mollie's own, or of whoever stands in for it. */
function isOwn(href: string, { adresse }: Access): boolean {
  const { hostname, origin, protocol } = new URL(href)
  if (origin === new URL(adresse).origin) return true
  return protocol === 'https:' && (hostname === 'mollie.com' || hostname.endsWith('.mollie.com'))
}

function auskunftOf(answer: unknown, access: Access): Auskunft {
  const { success, data } = payment.safeParse(answer)
  if (!success) throw new AnbieterError('unlesbar', 'The answer is no payment.')
  const href = data._links?.checkout?.href ?? null
  if (href !== null && !isOwn(href, access))
    throw new AnbieterError('unlesbar', 'The payment leads to somebody else.')
  return {
    id: data.id,
    stand: staende[data.status],
    cent: centOf(data.amount),
    waehrung: data.amount.currency,
    bestellung: data.metadata?.bestellung ?? null,
    erstattet_cent: data.amountRefunded ? centOf(data.amountRefunded) : 0,
    zurueckgebucht_cent: data.amountChargedBack ? centOf(data.amountChargedBack) : 0,
    adresse: href,
  }
}

function read(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch (cause) {
    throw new AnbieterError('unlesbar', 'The answer is no JSON.', { cause })
  }
}

async function exchange({ adresse, schluessel: key }: Access, { body, path, schluessel }: Ask) {
  try {
    const response = await fetch(`${adresse}${path}`, {
      method: body === undefined ? 'GET' : 'POST',
      // A redirect leads to where nobody has looked, with the key in the hand.
      redirect: 'error',
      signal: AbortSignal.timeout(timeout),
      headers: {
        Authorization: `Bearer ${key}`,
        Accept: 'application/hal+json',
        ...(body && { 'Content-Type': 'application/json' }),
        ...(schluessel && { 'Idempotency-Key': schluessel }),
      },
      ...(body && { body: JSON.stringify(body) }),
    })
    return { status: response.status, bytes: await readBytes(response.body, longestAnswer) }
  } catch (cause) {
    throw new AnbieterError('weg', 'The provider does not answer.', { cause })
  }
}

async function ask(access: Access, question: Ask): Promise<unknown> {
  const { status, bytes } = await exchange(access, question)
  if (status >= 500 || status === 429)
    throw new AnbieterError('weg', `The provider answers ${status}.`)
  if (bytes === null) throw new AnbieterError('unlesbar', 'The answer is too long.')
  const answer = read(Buffer.from(bytes).toString())
  if (status >= 200 && status < 300) return answer
  const why = refusal.safeParse(answer).data?.detail ?? ''
  throw new AnbieterError('abgelehnt', `${status} ${why}`.trim())
}

/**
 * Mollie, asked by its documented API (v2, payments and refunds). Its client is not used: it takes no
 * address but https with the authorities of 2021, and waits without an end (decision 0099).
 */
export function openMollie(access: Access): Anbieter {
  return {
    async beginnen({ bestellung, cent, melden, schluessel, sprache, zurueck, zweck }) {
      const body = {
        amount: euros(cent),
        description: zweck,
        redirectUrl: zurueck,
        locale: sprache === 'de' ? 'de_DE' : 'en_GB',
        metadata: { bestellung },
        ...(melden !== null && { webhookUrl: melden }),
      }
      return auskunftOf(await ask(access, { path: '/payments', body, schluessel }), access)
    },
    async fragen(id) {
      return auskunftOf(await ask(access, { path: `/payments/${encodeURIComponent(id)}` }), access)
    },
    async erstatten({ cent, id, schluessel, zweck }) {
      const path = `/payments/${encodeURIComponent(id)}/refunds`
      await ask(access, { path, body: { amount: euros(cent), description: zweck }, schluessel })
    },
  }
}
