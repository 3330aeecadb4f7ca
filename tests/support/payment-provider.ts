import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { z } from 'zod'
import { listenHere } from './listen-here.ts'

/** Key by which the product asks. */
export const providerKey = 'test_0123456789012345678901234567'

/** How the provider behaves: as it should, or not. */
export type ProviderManners =
  | 'good'
  | 'fails'
  | 'silent'
  | 'garbage'
  | 'hangs up'
  | 'redirects'
  | 'refunds nothing'

/** A payment as the provider keeps it, in its own words. */
export type Paid = {
  id: string
  status: string
  amount: { value: string; currency: string }
  amountRefunded?: { value: string; currency: string }
  amountChargedBack?: { value: string; currency: string }
  metadata: { bestellung: string }
  description: string
  redirectUrl: string
  webhookUrl?: string
}

/** A provider of online payments, with the addresses and answers of Mollie's API v2. */
export type PaymentProvider = {
  url: string
  manners: ProviderManners
  payments: Map<string, Paid>
  /** What was asked, as `METHOD path`, oldest first. */
  asked: string[]
  /** Changes what it says, without a change of what it keeps. */
  lie: (truth: object) => object
}

const begun = z.object({
  amount: z.object({ value: z.string(), currency: z.string() }),
  description: z.string(),
  redirectUrl: z.url(),
  webhookUrl: z.url().optional(),
  locale: z.enum(['de_DE', 'en_GB']),
  metadata: z.object({ bestellung: z.uuid() }),
})
const refunded = begun.pick({ amount: true, description: true })

async function bodyOf(request: IncomingMessage): Promise<unknown> {
  const chunks: Buffer[] = []
  const body: AsyncIterable<Buffer> = request
  for await (const chunk of body) chunks.push(chunk)
  return chunks.length === 0 ? null : JSON.parse(Buffer.concat(chunks).toString())
}

const cents = (value = '0.00') => Math.round(Number(value) * 100)
const refusal = (status: number, detail: string) => ({ status, body: { status, detail } })

type Reply = { status: number; body: object }

/** What it keeps, and answers when it behaves. */
class Books {
  readonly payments = new Map<string, Paid>()
  readonly #known = new Map<string, Reply>()
  readonly #address: () => string

  constructor(address: () => string) {
    this.#address = address
  }

  #shown(payment: Paid): object {
    const href = `${this.#address()}/checkout/${payment.id}`
    const isOpen = payment.status === 'open'
    return { ...payment, _links: isOpen ? { checkout: { href, type: 'text/html' } } : {} }
  }

  #begin(body: unknown): Reply {
    const { locale: _, ...wanted } = begun.parse(body)
    const id = `tr_${String(this.payments.size + 1).padStart(10, '0')}`
    const { webhookUrl, ...rest } = wanted
    const payment = { id, status: 'open', ...rest, ...(webhookUrl && { webhookUrl }) }
    this.payments.set(id, payment)
    return { status: 201, body: this.#shown(payment) }
  }

  #refund(payment: Paid, body: unknown): Reply {
    const { amount } = refunded.parse(body)
    const before = cents(payment.amountRefunded?.value)
    const after = before + cents(amount.value)
    if (payment.status !== 'paid' || after > cents(payment.amount.value))
      return refusal(422, 'The amount is higher than the maximum')
    payment.amountRefunded = { currency: 'EUR', value: (after / 100).toFixed(2) }
    return { status: 201, body: { resource: 'refund', id: `re_${payment.id}`, amount } }
  }

  #answer(method: string, path: string, body: unknown): Reply {
    const [, , id, what] = path.split('/').slice(1)
    if (method === 'POST' && id === undefined) return this.#begin(body)
    const payment = this.payments.get(id ?? '')
    if (payment === undefined) return refusal(404, 'No payment exists with token')
    if (what === 'refunds') return this.#refund(payment, body)
    return { status: 200, body: this.#shown(payment) }
  }

  /** The same key twice is answered as the first time. */
  reply(request: IncomingMessage, body: unknown): Reply {
    const key = String(request.headers['idempotency-key'] ?? '')
    const known = this.#known.get(key)
    if (known) return known
    if (request.headers.authorization !== `Bearer ${providerKey}`)
      return refusal(401, 'Missing authentication')
    const reply = this.#answer(request.method ?? '', request.url ?? '', body)
    if (key !== '') this.#known.set(key, reply)
    return reply
  }
}

function misbehave(manners: ProviderManners, response: ServerResponse): boolean {
  if (manners === 'good' || manners === 'refunds nothing') return false
  if (manners === 'fails') response.writeHead(503).end('{"status":503}')
  if (manners === 'garbage') response.writeHead(200).end('<!doctype html><title>Wartung</title>')
  if (manners === 'hangs up') response.destroy()
  if (manners === 'redirects')
    response.writeHead(302, { Location: 'http://169.254.169.254/' }).end()
  return true
}

/** Starts a provider on a loopback port. */
export async function startPaymentProvider(): Promise<PaymentProvider> {
  const books = new Books(() => new URL(provider.url).origin)
  const provider: PaymentProvider = {
    url: '',
    manners: 'good',
    payments: books.payments,
    asked: [],
    lie: (truth) => truth,
  }
  const answer = async (request: IncomingMessage, response: ServerResponse) => {
    provider.asked.push(`${request.method} ${request.url}`)
    const body = await bodyOf(request)
    if (misbehave(provider.manners, response)) return
    const isRefused = provider.manners === 'refunds nothing' && request.url?.endsWith('/refunds')
    const reply = isRefused
      ? refusal(422, 'The payment is too old to be refunded')
      : books.reply(request, body)
    const text = JSON.stringify(reply.status < 300 ? provider.lie(reply.body) : reply.body)
    response.writeHead(reply.status, { 'Content-Type': 'application/hal+json' }).end(text)
  }
  const server = createServer((request, response) => {
    answer(request, response).catch((error: unknown) => response.writeHead(400).end(String(error)))
  })
  provider.url = `${await listenHere(server)}/v2`
  return provider
}
