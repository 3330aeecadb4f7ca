import { expect, test } from 'vitest'
import { lastResort, rawRefusal } from './last-resort.ts'
import { lastResortTexts } from './last-resort-texts.ts'
import { createSecurityHeaders } from './security-headers.ts'

const security = createSecurityHeaders({ isSecure: false, isDevelopment: false })

test('the last fallback speaks both languages, the one of the path first', () => {
  const german = String(lastResort(503, '/de/x/', security).body)
  const english = String(lastResort(503, '/en/x/', security).body)
  expect(german).toContain('<html lang="de">')
  expect(german.indexOf('gerade nicht erreichbar')).toBeLessThan(
    german.indexOf('cannot be reached'),
  )
  expect(english).toContain('<html lang="en">')
  expect(english.indexOf('cannot be reached')).toBeLessThan(
    english.indexOf('gerade nicht erreichbar'),
  )
  expect(german.match(/<h1/g)).toHaveLength(1)
})

test('it names the telephone numbers of town hall and tourist information', () => {
  const body = String(lastResort(503, '/', security).body)
  expect(body).toContain('href="tel:+493023125100"')
  expect(body).toContain('href="tel:+493023125200"')
})

test('a 404 says what the specification says, with a link home', () => {
  const body = String(lastResort(404, '/en/', security).body)
  expect(body).toContain('404 - Seite nicht gefunden')
  expect(body).toContain('Page not found')
  expect(body).toContain('<a class="home" href="/en/">Back to home</a>')
})

test('when the error page itself fails: An error occurred while showing the error page', () => {
  expect(lastResortTexts.en.titles[500]).toBe('An error occurred while showing the error page')
})

test('a 503 says when to come back and no answer is kept', () => {
  const { headers } = lastResort(503, '/', security)
  expect(headers).toMatchObject({ 'Retry-After': '10', 'Cache-Control': 'no-store' })
})

test('nothing of the request is in the page', () => {
  expect(String(lastResort(404, '/de/<script>alert(1)</script>', security).body)).not.toContain(
    'alert',
  )
})

test('a refusal in raw bytes is a whole HTTP answer', () => {
  const raw = rawRefusal(431, security)
  const [head = '', body = ''] = raw.split('\r\n\r\n')
  expect(head).toMatch(/^HTTP\/1\.1 431 Request Header Fields Too Large\r\n/)
  expect(head).toContain(`Content-Length: ${Buffer.byteLength(body)}`)
})

test('an error of ours has its number in both languages, and nothing else has one', () => {
  const numbered = String(lastResort(500, '/', security, {}, { number: 'K7M4-Q2XA' }).body)
  expect(numbered).toContain('Fehlernummer: <strong>K7M4-Q2XA</strong>')
  expect(numbered).toContain('Error number: <strong>K7M4-Q2XA</strong>')
  expect(String(lastResort(404, '/', security).body)).not.toContain('Fehlernummer')
})
