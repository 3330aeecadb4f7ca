import { einstellungenExamples } from '@kurstadt/contract/examples'
import { afterEach, expect, test } from 'vitest'
import { lastResort, rawRefusal } from './last-resort.ts'
import { lastResortTexts } from './last-resort-texts.ts'
import { keepOfficeNumbers } from './office-numbers.ts'
import { createSecurityHeaders } from './security-headers.ts'

const security = createSecurityHeaders({ isSecure: false, isDevelopment: false })

afterEach(() => keepOfficeNumbers(null))

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

const houses = (tourismus: string | null, rathaus: string | null) => {
  const { typical } = einstellungenExamples
  const reached = (telefon: string | null) => ({
    ...typical.rathaus,
    kontakt: { ...typical.rathaus.kontakt, telefon },
  })
  return { tourismus: reached(tourismus), rathaus: reached(rathaus) }
}
const awayPage = () => String(lastResort(503, '/', security).body)

test('it names the telephone numbers of the town whose settings were seen last', () => {
  keepOfficeNumbers(houses('07084 1-1', '07084 1-2'))
  keepOfficeNumbers(houses('07084 9-200', '07084 <9>-100'))
  const body = awayPage()
  expect(body.match(/href="tel:[^"]+"/g)).toEqual([
    'href="tel:+4970849200"',
    'href="tel:+4970849100"',
    'href="tel:+4970849200"',
    'href="tel:+4970849100"',
  ])
  expect(body).toContain(
    '<dt>Tourist-Information</dt><dd><a href="tel:+4970849200">07084 9-200</a>',
  )
  expect(body).toContain('<dt>Town hall</dt><dd><a href="tel:+4970849100">07084 &lt;9&gt;-100</a>')
})

test('a house without a number is left out', () => {
  keepOfficeNumbers(houses(null, '07084 9-100'))
  expect(awayPage()).toContain('<dt>Rathaus</dt>')
  expect(awayPage()).not.toContain('<dt>Tourist-Information</dt>')
})

test.each([
  ['no page was made yet', null],
  ['the settings have none', houses(null, null)],
])('where %s it names no number, and says where else there is help', (_, settings) => {
  keepOfficeNumbers(settings)
  expect(awayPage()).not.toMatch(/tel:|<dl>|am Telefon:/)
  expect(awayPage()).toContain('Im Rathaus und in der Tourist-Information helfen wir Ihnen')
  expect(awayPage()).toContain('The town hall and the tourist information also help you')
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
