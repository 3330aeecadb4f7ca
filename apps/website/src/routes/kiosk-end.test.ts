import { globSync, readFileSync } from 'node:fs'
import { afterAll, beforeEach, expect, test, vi } from 'vitest'
import { newRenderFacts } from '../content/index.ts'
import { endKioskVisit } from './kiosk-end.ts'

// Files of this layer share a process and its modules: what is replaced here is so here alone.
vi.hoisted(() => vi.resetModules())
const server = vi.hoisted(() => ({
  councilLogin: { area: 'rat' },
  endSession: vi.fn(),
  intranetLogin: { area: 'intranet' },
  prolongCouncilSession: vi.fn(),
  prolongIntranetSession: vi.fn(),
}))
vi.mock('../content/index.server.ts', () => server)
afterAll(() => void vi.resetModules())

const token = 'abcdefghijklmnopqrstu_'
const uuid = '58845afd-15a9-4aa3-850e-e29eb547e863'

/** What somebody has in the browser of a kiosk, no script of which can take it away. */
const personal = {
  bezahlung: token,
  intranetauth: `${uuid}.${token}`,
  ratsinfoauth: '4',
  ratsinfoauthJWT: token,
  rathauskonto: 'abc_-1',
  warenkorb: token,
}

/** Ends a visit with these cookies. */
async function end(cookies: Record<string, string>) {
  const url = new URL('/api/kiosk/ende', 'http://localhost')
  const cookie = Object.entries(cookies).map(([name, value]) => `${name}=${value}`)
  const request = new Request(url, { method: 'POST', headers: { cookie: cookie.join('; ') } })
  const asked = { request, url, params: {}, facts: newRenderFacts('mark') }
  return { response: await endKioskVisit(asked), facts: asked.facts }
}

beforeEach(() => {
  server.endSession.mockReset()
})

test('the end of a visit on a kiosk takes every cookie of the person away, and the kiosk’s own stay', async () => {
  const { response, facts } = await end({ ...personal, isApp: '1', i18n_redirected: 'de' })
  const ended = response.headers.getSetCookie().map((cookie) => {
    expect(cookie).toMatch(/^\w+=; Path=\/\S*; Max-Age=0; HttpOnly; SameSite=Lax/)
    return cookie.split('=')[0]
  })
  expect(new Set(ended)).toEqual(new Set(Object.keys(personal)))
  expect(ended).toHaveLength(Object.keys(personal).length)
  expect(response.headers.get('clear-site-data')).toBe('"cache"')
  expect(facts.isPrivate).toBe(true)
})

test('both logins end, not only what the browser knows of them', async () => {
  await end(personal)
  expect(server.endSession.mock.calls.flat()).toEqual([
    { area: 'intranet', token },
    { area: 'rat', token },
  ])
})

test('a visit without a login asks the content API for nothing', async () => {
  const { response } = await end({})
  expect(server.endSession).not.toHaveBeenCalled()
  expect(response.headers.getSetCookie()).toHaveLength(Object.keys(personal).length)
})

test('no other cookie of the website is kept from scripts', () => {
  const filesWith = (words: RegExp) =>
    globSync('apps/website/{server,src}/**/*.{ts,tsx}')
      .filter((file) => !file.includes('.test.') && words.test(readFileSync(file, 'utf8')))
      .map((file) => file.replace(/^.*\//, ''))
      .sort()
  expect(filesWith(/; HttpOnly/)).toEqual(['personal-cookie.ts'])
  expect(filesWith(/\bpersonalCookie\((?!\n)/)).toEqual([
    'cart-cookie.ts',
    'council-cookie.ts',
    'directory-cookie.ts',
    'payment-cookie.ts',
    'session-cookie.ts',
  ])
})
