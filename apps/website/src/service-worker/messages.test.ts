import { expect, test, vi } from 'vitest'
import { pathIn, pathOf, show, shownOf } from './messages.ts'

const origin = 'https://stadt.example'

test('a message is shown with its words, once for each mark, and knows where it leads', () => {
  const message = {
    titel: 'Müllabfuhr am Dienstag, 1. April',
    text: 'Restmüll',
    adresse: '/de/buergerservice/abfallkalender/',
    marke: 'abfuhr:2031-04-01',
    sprache: 'de',
  }
  expect(shownOf(JSON.stringify(message), origin)).toEqual({
    title: message.titel,
    options: {
      body: 'Restmüll',
      tag: 'abfuhr:2031-04-01',
      lang: 'de',
      icon: '/icons/icon-192.png',
      data: { path: '/de/buergerservice/abfallkalender/' },
    },
  })
})

test.each(['', 'kein JSON', 'null', '{}', '{"titel": 5}', '{"titel": ""}'])(
  'something is shown for %j, which leads home',
  (text) => {
    const { options, title } = shownOf(text, origin)
    expect([title, options.data.path]).toEqual(['Neue Mitteilung', '/'])
  },
)

test.each([
  'https://fremd.example/',
  '//fremd.example/',
  '/\\fremd.example/',
  'javascript:alert(1)',
  'http://stadt.example/',
  5,
  null,
])('only pages of this site are opened: %j leads home', (address) => {
  expect(pathIn(address, origin)).toBe('/')
  expect(pathOf({ path: address }, origin)).toBe('/')
})

test('what others have put into a notification leads home', () => {
  for (const data of [null, undefined, 'x', {}]) expect(pathOf(data, origin)).toBe('/')
})

test.each([
  ['other words', 'Gefahr: Wasser abkochen', true],
  ['the same words', 'Straße gesperrt', false],
])('a message that takes the place of one with its mark rings with %s', async (_, titel, rings) => {
  const message = { titel, text: 'Näheres hier', marke: 'hinweis:7' }
  const showNotification = vi.fn(async () => undefined)
  const registration = {
    pushManager: { subscribe: () => Promise.reject(new Error('nobody asks for it')) },
    getNotifications: async ({ tag }: { tag: string }) =>
      tag === 'hinweis:7' ? [{ title: 'Straße gesperrt', body: 'Näheres hier' }] : [],
    showNotification,
  }
  const event = { data: { text: () => JSON.stringify(message) }, waitUntil: () => undefined }
  await show(event, { location: { origin }, registration })
  expect(showNotification).toHaveBeenCalledExactlyOnceWith(
    titel,
    expect.objectContaining({ tag: 'hinweis:7', renotify: rings }),
  )
})

test('of two messages that come at once the second is looked at when the first is shown', async () => {
  const acts: string[] = []
  const after = async <Answer>(act: string, answer: Answer) => {
    await new Promise((resolve) => setTimeout(resolve, 5))
    acts.push(act)
    return answer
  }
  const registration = {
    getNotifications: ({ tag }: { tag: string }) => after(`asked for ${tag}`, []),
    pushManager: { subscribe: vi.fn() },
    showNotification: (_: string, { tag = '' }: NotificationOptions) =>
      tag === 'a'
        ? after('a failed', undefined).then(() => Promise.reject(new Error('a')))
        : after(`shown ${tag}`, undefined),
  }
  const push = (marke: string) =>
    show(
      { data: { text: () => JSON.stringify({ titel: 'Neu', marke }) }, waitUntil: () => undefined },
      { location: { origin }, registration },
    )
  const [first, second] = await Promise.allSettled([push('a'), push('b')])
  expect(acts).toEqual(['asked for a', 'a failed', 'asked for b', 'shown b'])
  expect([first.status, second.status]).toEqual(['rejected', 'fulfilled'])
})
