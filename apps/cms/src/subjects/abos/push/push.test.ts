import { expect, test } from 'vitest'
import {
  pushBrowser,
  readVapid,
  says,
  startPushService,
} from '../../../../../../tests/support/push-service.ts'
import { cut, eventsMessage, reminderMessage } from './messages.ts'
import { mayPush } from './push-hosts.ts'
import { secondsOf, sendMessage } from './send-message.ts'
import { isPoint, vapidKeysOf } from './vapid-keys.ts'

const keys = vapidKeysOf('a secret of this installation')
const known = { hosts: [], isPrivateAllowed: false }
const here = { hosts: ['127.0.0.1'], isPrivateAllowed: true }
const sending = {
  keys,
  contact: 'mailto:website@kurort.example',
  settings: here,
  timeout: 300,
  topic: 'abc',
  ttl: 600,
}

test('an installation makes its keys out of its secret: the same each time, and others elsewhere', () => {
  expect(vapidKeysOf('a secret of this installation')).toEqual(keys)
  expect(vapidKeysOf('another secret').publicKey).not.toBe(keys.publicKey)
  expect(isPoint(keys.publicKey)).toBe(true)
  expect(Buffer.from(keys.privateKey, 'base64url')).toHaveLength(32)
})

test.each([
  'https://fcm.googleapis.com/fcm/send/abc',
  'https://updates.push.services.mozilla.com/wpush/v2/abc',
  'https://web.push.apple.com/abc',
  'https://wns2-par02p.notify.windows.com/w/?token=abc',
])('T70: %s is a push service', (url) => {
  expect(mayPush(url, known)).toBe(true)
})

test.each([
  'https://127.0.0.1/abc',
  'https://169.254.169.254/latest/meta-data/',
  'https://[::1]/abc',
  'http://fcm.googleapis.com/fcm/send/abc',
  'https://fcm.googleapis.com:8443/abc',
  'https://fcm.googleapis.com.fremd.example/abc',
  'https://fcm.googleapis.com@fremd.example/abc',
  'https://notify.windows.com/abc',
  'https://.notify.windows.com/abc',
  'https://fremd.example/abc',
  'keine Adresse',
])('T70: %s is none', async (url) => {
  expect(mayPush(url, known)).toBe(false)
  const device = { endpunkt: url, ...pushBrowser().keys }
  expect(await sendMessage(device, '{}', { ...sending, settings: known })).toMatchObject({
    kind: 'refused',
  })
})

test('T70: a service of the list at a private address is not asked', async () => {
  const service = await startPushService()
  const device = { endpunkt: service.url.replace('http:', 'https:'), ...pushBrowser().keys }
  const settings = { hosts: ['127.0.0.1'], isPrivateAllowed: false }
  expect(await sendMessage(device, '{}', { ...sending, settings })).toMatchObject({
    kind: 'refused',
  })
  expect(service.taken).toEqual([])
})

test('a browser reads the message, and the service who sent it; nothing else travels', async () => {
  const service = await startPushService()
  const browser = pushBrowser()
  const device = { endpunkt: `${service.url}/abc`, ...browser.keys }
  expect(await sendMessage(device, '{"titel":"Müll"}', sending)).toEqual({ kind: 'sent' })
  const [taken] = service.taken
  expect(taken && browser.read(taken.body)).toBe('{"titel":"Müll"}')
  expect(taken?.headers).toMatchObject({
    ttl: '600',
    topic: 'abc',
    'content-encoding': 'aes128gcm',
  })
  expect(readVapid(taken?.headers.authorization)).toMatchObject({
    aud: service.url,
    sub: 'mailto:website@kurort.example',
    k: keys.publicKey,
  })
})

test('F25: what a service answers is understood, and where it leads is not followed', async () => {
  const service = await startPushService()
  const deliveries = {
    404: { kind: 'gone' },
    410: { kind: 'gone' },
    413: { kind: 'too-large' },
    429: { kind: 'busy', seconds: 120 },
    307: { kind: 'refused' },
    400: { kind: 'refused' },
    403: { kind: 'refused' },
    503: { kind: 'away', isSilent: false },
  }
  for (const [status, delivery] of Object.entries(deliveries)) {
    const headers = { 'Retry-After': '120', Location: `${service.url}/elsewhere` }
    service.behave(`/${status}`, says(Number(status), headers))
    const device = { endpunkt: `${service.url}/${status}`, ...pushBrowser().keys }
    expect(await sendMessage(device, '{}', sending), status).toMatchObject(delivery)
  }
  expect(service.taken.map(({ path }) => path)).not.toContain('/elsewhere')
})

test('F25: a service that never answers, or hangs up, is left after its time', async () => {
  const service = await startPushService()
  service.behave('/never', () => undefined)
  service.behave('/cut', (response) => void response.destroy())
  for (const path of ['/never', '/cut']) {
    const device = { endpunkt: service.url + path, ...pushBrowser().keys }
    expect(await sendMessage(device, '{}', sending), path).toMatchObject({
      kind: 'away',
      isSilent: true,
    })
  }
})

test('keys that are none reach nobody, and no service is asked', async () => {
  const service = await startPushService()
  const device = { endpunkt: service.url, p256dh: `BA${'A'.repeat(85)}`, auth: 'A'.repeat(22) }
  expect(await sendMessage(device, '{}', sending)).toEqual({ kind: 'gone' })
  expect(service.taken).toEqual([])
})

test('a wait is a number of seconds or an instant, and never longer than a day', () => {
  const now = Date.parse('2026-11-26T12:00:00Z')
  expect(secondsOf('90', now)).toBe(90)
  expect(secondsOf('Thu, 26 Nov 2026 12:05:00 GMT', now)).toBe(300)
  expect(secondsOf('Thu, 26 Nov 2026 11:00:00 GMT', now)).toBe(1)
  expect(secondsOf('99999999', now)).toBe(86_400)
  expect([undefined, 'bald'].map((header) => secondsOf(header, now))).toEqual([60, 60])
})

test('a reminder names day and kinds, once each, and no street', () => {
  const rest = { titel: 'Restmüll', titelEn: 'Residual waste', verschoben: null }
  const bio = { titel: 'Biomüll', titelEn: 'Biowaste', verschoben: '29.05.2031' }
  expect(reminderMessage('de', '2031-05-31', [rest, rest, bio])).toEqual({
    sprache: 'de',
    titel: 'Müllabfuhr am Samstag, 31. Mai',
    text: 'Restmüll, Biomüll (verschobener Termin)',
  })
  expect(reminderMessage('en', '2031-05-31', [rest]).titel).toBe(
    'Waste collection on Saturday 31 May',
  )
})

test('many or long titles of events are cut, between two characters', () => {
  expect(eventsMessage('de', ['Kurkonzert'])).toMatchObject({
    titel: 'Neue Veranstaltung',
    text: 'Kurkonzert',
  })
  const many = eventsMessage(
    'en',
    Array.from({ length: 100 }, () => 'Donaudampfschifffahrtsabend'),
  )
  expect(many.titel).toBe('100 new events')
  expect(many.text.length).toBeLessThanOrEqual(240)
  expect(cut('👩‍👩‍👧👩‍👩‍👧👩‍👩‍👧', 2)).toBe('👩‍👩‍👧…')
})
