import { browserfehler } from '@kurstadt/contract/fehler'
import { expect, test, vi } from 'vitest'
import { reportErrors } from './report-errors.ts'
import { sendError } from './send-error.ts'

const marker = 'Renate-Geheim'

function browser({ isOnline = true, pathname = '/de/suche/' } = {}) {
  const sent: Blob[] = []
  const navigator = {
    onLine: isOnline,
    sendBeacon: (_: unknown, body?: unknown) => {
      if (body instanceof Blob) sent.push(body)
      return true
    },
  }
  return { sent, view: { location: { pathname }, navigator } }
}

function failed(message: string, name = 'Error'): Error {
  const error = new Error(message)
  error.name = name
  error.stack = `${name}: ${message}\n    at open (https://kurort.example/assets/entry-abc.js?x=${marker}:1:2)\n    at ${marker}`
  return error
}

test('an error is told with kind, message, places and page', async () => {
  const { sent, view } = browser()
  sendError({ error: failed('x is not a function', 'TypeError') }, view)
  expect(sent.map(({ type }) => type)).toEqual(['application/json'])
  expect(browserfehler.parse(JSON.parse((await sent[0]?.text()) ?? ''))).toEqual({
    art: 'TypeError',
    meldung: 'x is not a function',
    stapel: '    at open (https://kurort.example/assets/entry-abc.js:1:2)',
    seite: '/de/suche/',
  })
})

test('T67: nothing that somebody typed, no address and no number leaves the browser', async () => {
  const { sent, view } = browser({ pathname: `/vorschau/${marker}1` })
  const messages = [
    `"${marker}" is no date`,
    `${marker}@post.example`,
    `https://kurort.example/de/?name=${marker}`,
    'order 4711 is gone',
  ]
  for (const message of messages) sendError({ reason: failed(message) }, view)
  const bodies = await Promise.all(sent.map((one) => one.text()))
  expect(bodies).toHaveLength(messages.length)
  expect(bodies.join()).not.toContain(marker)
  expect(bodies.join()).not.toContain('4711')
})

test('the same message is told once, whatever numbers are in it', () => {
  const { sent, view } = browser()
  for (const number of [1, 22, 333]) sendError({ error: failed(`row ${number} broke`) }, view)
  expect(sent).toHaveLength(1)
})

test.each([
  ['what is no error', { reason: 'no words' }, true],
  ['a file that did not load', { target: 'img' }, true],
  ['what was broken off', { reason: failed('left', 'AbortError') }, true],
  ['what fails without a line', { reason: failed('offline') }, false],
])('%s is not told', (_, event, isOnline) => {
  const { sent, view } = browser({ isOnline })
  sendError(event, view)
  expect(sent).toEqual([])
})

test('a page tells of five errors at most, and of none while nothing goes wrong', async () => {
  const events = new EventTarget()
  const tell = vi.fn()
  const load = vi.fn(async () => ({ sendError: tell }))
  reportErrors({ addEventListener: events.addEventListener.bind(events) }, load)
  expect(load).not.toHaveBeenCalled()
  for (let count = 0; count < 20; count += 1)
    events.dispatchEvent(new Event(count % 2 === 0 ? 'error' : 'unhandledrejection'))
  await expect.poll(() => tell.mock.calls.length).toBe(5)
})
