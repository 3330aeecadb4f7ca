import { screen } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import { renderOnServer } from '../../tests/support/render-view.tsx'
import { newRenderFacts } from '../content/index.ts'
import { galleryPage } from './gallery-pages.server.ts'
import { showReturn, takePayment, takePaymentNotice } from './payment.tsx'

// Issue of the shop, line 4: to the provider by one's own click, and back to one's own order.

const server = vi.hoisted(() => ({ askShopAs: vi.fn(), loadShell: vi.fn() }))
vi.mock('../content/index.server.ts', () => server)

const zugang = 'abcdefghijklmnopqrstu_'
const order = `/de/shop/bestellung/${zugang}/`
const adresse = 'https://www.mollie.com/checkout/select-method/7UhSN1zuXS'

beforeEach(() => {
  server.askShopAs.mockReset()
  server.loadShell.mockResolvedValue(galleryPage('slim', 'default', 'de').shell)
})

const answers = (outcome: object) => server.askShopAs.mockResolvedValue(outcome)

function asked(path: string, { body, cookie = '' }: { body?: string; cookie?: string } = {}) {
  const url = new URL(path, 'http://localhost')
  const init = body === undefined ? {} : { method: 'POST', body }
  const request = new Request(url, { ...init, headers: { cookie } })
  return { request, url, params: { zugang }, facts: newRenderFacts('mark') }
}

async function pageOf(shown: Awaited<ReturnType<typeof takePayment>>) {
  if (shown instanceof Response) throw new Error('no page')
  document.body.innerHTML = (await renderOnServer(shown.view, { url: order })).html
  return shown
}

test('nobody is led to the provider without a click of their own, on a page that says what it hears', async () => {
  answers({ kind: 'ok', value: { adresse, cent: 1800, nummer: 'B-42' } })
  const question = asked(order, { body: '' })
  const shown = await pageOf(await takePayment(question))
  const link = screen.getByRole('link', { name: /Weiter zu Mollie/ })
  expect(link.getAttribute('href')).toBe(adresse)
  expect(document.body.textContent?.replaceAll('\u00a0', ' ')).toContain('Bestellung B-42: 18,00 €')
  expect(document.body.textContent).toContain('weder Ihren Namen noch')
  expect(screen.getByRole('link', { name: 'Zurück zur Bestellung' }).getAttribute('href')).toBe(
    order,
  )
  expect(shown.headers).toMatchObject({
    'Set-Cookie': `bezahlung=${zugang}; Path=/; Max-Age=7200; HttpOnly; SameSite=Lax`,
  })
  expect(question.facts.isPrivate).toBe(true)
})

test.each([
  ['nothing to pay', { kind: 'ok', value: { adresse: null, cent: null, nummer: null } }],
  ['no such order', { kind: 'refused' }],
])('where there is %s, the page of the order says so', async (_, outcome) => {
  answers(outcome)
  const response = await takePayment(asked(order, { body: '' }))
  if (!(response instanceof Response)) throw new Error('a page')
  expect([response.status, response.headers.get('location')]).toEqual([303, order])
})

test.each([
  ['away', 503, 'Es ist nichts bezahlt'],
  ['busy', 429, 'in zehn Minuten'],
] as const)(
  'a payment that cannot be begun (%s) says so and leads back',
  async (kind, status, words) => {
    answers({ kind })
    const shown = await pageOf(await takePayment(asked(order, { body: '' })))
    expect(shown.status).toBe(status)
    expect(screen.getByRole('alert').textContent).toContain(words)
    expect(screen.getByRole('link', { name: 'Zurück zur Bestellung' }).getAttribute('href')).toBe(
      order,
    )
  },
)

test('whoever comes back is at their order, even when nobody answers', async () => {
  answers({ kind: 'away' })
  const response = await showReturn(
    asked('/de/shop/bezahlung/', { cookie: `isApp=1; bezahlung=${zugang}` }),
  )
  if (!(response instanceof Response)) throw new Error('a page')
  expect(response.headers.get('location')).toBe(order)
  expect(server.askShopAs).toHaveBeenCalledWith(
    expect.objectContaining({ body: { tun: 'nachsehen', zugang } }),
  )
})

test.each(['', 'bezahlung=kurz', `xbezahlung=${zugang}`])(
  'whoever comes back as nobody known (%s) is told where their order is',
  async (cookie) => {
    await pageOf(await showReturn(asked('/de/shop/bezahlung/', { cookie })))
    expect(document.body.textContent).toContain('Link in der E-Mail')
    expect(server.askShopAs).not.toHaveBeenCalled()
  },
)

test.each([
  [{ kind: 'ok', value: { adresse: null, cent: null, nummer: null } }, 200],
  [{ kind: 'away' }, 503],
  [{ kind: 'busy' }, 429],
])('the provider is heard, or asked to say it again: %o', async (outcome, status) => {
  answers(outcome)
  const body = 'id=tr_WDqYK6vllg&status=paid'
  const response = await takePaymentNotice(asked('/api/zahlungen/mollie', { body }))
  expect([response.status, await response.text()]).toEqual([status, ''])
  expect(server.askShopAs).toHaveBeenCalledWith(
    expect.objectContaining({ body: { tun: 'melden', zahlung: 'tr_WDqYK6vllg' } }),
  )
})

test.each(['', 'id=', 'id=../refunds', `id=tr_${'x'.repeat(900)}`, 'tr_WDqYK6vllg'])(
  'what is no number of a payment (%s) is heard by nobody',
  async (body) => {
    const response = await takePaymentNotice(asked('/api/zahlungen/mollie', { body }))
    expect(response.status).toBe(200)
    expect(server.askShopAs).not.toHaveBeenCalled()
  },
)
