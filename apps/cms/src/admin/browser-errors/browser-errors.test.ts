import { browserfehler, browserfehlerPfad } from '@kurstadt/contract/fehler'
import { expect, test, vi } from 'vitest'
import { reportUncaught } from './listen.ts'
import { createErrorReports } from './report-error.ts'

// What a browser reports of an error of the back office: once, a few of a page, nobody's words.

const marker = 'Renate-Geheim'

function browser({ isOnline = true, status = 200 } = {}) {
  const sent: { url: unknown; init: RequestInit }[] = []
  const fetch = async (url: unknown, init: RequestInit = {}) => {
    sent.push({ url, init })
    const body = status === 200 ? { fehlernummer: 'K7M4-Q2XA' } : { errors: [{ message: 'no' }] }
    return Response.json(body, { status })
  }
  const pathname = '/admin/collections/seiten/0190c5a2-7d1e-7c3a-9f10-2b6a5d4e3f21'
  const view = { location: { pathname }, navigator: { onLine: isOnline }, fetch }
  return { sent, report: createErrorReports(() => view) }
}

function failed(message: string, name = 'Error'): Error {
  const error = new Error(message)
  error.name = name
  error.stack = `${name}: ${message}\n    at q (https://redaktion.example/_next/static/chunks/02-abc.js?x=${marker}:1:2)`
  return error
}

async function bodyOf(init: RequestInit | undefined) {
  return browserfehler.parse(await new Response(init?.body ?? null).json())
}

test('an error is reported with kind, message, places and view, and its number comes back', async () => {
  const { report, sent } = browser()
  expect(await report(failed('x is not a function', 'TypeError'))).toBe('K7M4-Q2XA')
  expect(sent).toMatchObject([
    { url: browserfehlerPfad, init: { method: 'POST', keepalive: true } },
  ])
  expect(await bodyOf(sent[0]?.init)).toEqual({
    art: 'TypeError',
    meldung: 'x is not a function',
    stapel: '    at q (https://redaktion.example/_next/static/chunks/02-abc.js:1:2)',
    seite: '/admin/collections/seiten/…',
  })
})

test('T67: nothing that somebody typed, no address and no number leaves the browser', async () => {
  const { report, sent } = browser()
  const messages = [
    `"${marker}" is no date`,
    `${marker}@post.example`,
    `https://redaktion.example/admin?name=${marker}`,
    'row 4711 is gone',
  ]
  for (const message of messages) await report(failed(message))
  const bodies = JSON.stringify(sent.map(({ init }) => init.body))
  expect(sent).toHaveLength(messages.length)
  expect(bodies).not.toContain(marker)
  expect(bodies).not.toContain('4711')
})

test('one message is reported once, and of one page ten', async () => {
  const { report, sent } = browser()
  for (const number of [1, 22, 333])
    expect(await report(failed(`row ${number} broke`))).toBe('K7M4-Q2XA')
  expect(sent).toHaveLength(1)
  for (const letter of 'abcdefghijklmnop') await report(failed(`broken ${letter}`))
  expect(sent).toHaveLength(10)
})

test.each([
  ['what is no error', 'no words', {}],
  ['a file that did not load', undefined, {}],
  ['what was broken off', failed('left', 'AbortError'), {}],
  ['what fails without a line', failed('offline'), { isOnline: false }],
])('%s is not reported', async (_, error, given) => {
  const { report, sent } = browser(given)
  expect(await report(error)).toBeNull()
  expect(sent).toEqual([])
})

test('what is refused has no number, and nothing fails for it', async () => {
  const { report } = browser({ status: 429 })
  expect(await report(failed('too many'))).toBeNull()
  const away = () => Promise.reject(new TypeError('Failed to fetch'))
  const view = { location: { pathname: '/admin' }, navigator: { onLine: true }, fetch: away }
  expect(await createErrorReports(() => view)(failed('away'))).toBeNull()
})

test('what no code has caught is reported until the page is left', () => {
  const events = new EventTarget()
  const report = vi.fn(async () => null)
  const stop = reportUncaught(
    {
      addEventListener: events.addEventListener.bind(events),
      removeEventListener: events.removeEventListener.bind(events),
    },
    report,
  )
  const [error, reason] = [failed('one'), failed('other')]
  events.dispatchEvent(Object.assign(new Event('error'), { error }))
  events.dispatchEvent(Object.assign(new Event('unhandledrejection'), { reason }))
  expect(report.mock.calls).toEqual([[error], [reason]])
  stop()
  events.dispatchEvent(Object.assign(new Event('error'), { error }))
  expect(report).toHaveBeenCalledTimes(2)
})
