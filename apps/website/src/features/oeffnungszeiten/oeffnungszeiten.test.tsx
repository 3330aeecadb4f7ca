import { oeffnungszeitenExamples } from '@kurstadt/contract/examples'
import { screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { renderLive, renderOnServer } from '../../../tests/support/render-view.tsx'
import { Oeffnungszeiten, OeffnungszeitenInBrief } from './oeffnungszeiten.tsx'

const { regular, seasonal, telephone } = oeffnungszeitenExamples

function showAt(instant: string) {
  vi.useFakeTimers({ now: new Date(instant) })
  return renderLive(<Oeffnungszeiten zeiten={[regular]} />)
}

/** True when somebody sees these words. */
const seen = (words: string | RegExp) =>
  screen.getAllByText(words).some((element) => element.closest('[hidden], noscript') === null)

afterEach(() => {
  vi.useRealTimers()
})

test('times are shown as HH:mm followed by «Uhr»', () => {
  showAt('2026-11-23T08:00:00Z')
  expect(screen.getByText('14:00 bis 18:00 Uhr')).toBeTruthy()
})

test('in the browser it says whether it is open now', () => {
  showAt('2026-11-23T08:00:00Z')
  expect(screen.getByText('Jetzt geöffnet, schließt um 12:00 Uhr')).toBeTruthy()
})

test('deviating times are shown only while they hold, and announced 14 days ahead', () => {
  showAt('2027-12-25T10:00:00Z')
  expect(seen('Abweichende Zeiten')).toBe(true)
  expect(seen('Demnächst abweichend')).toBe(false)
})

test('long before, deviating times are not shown', () => {
  showAt('2027-06-01T10:00:00Z')
  expect(seen('Abweichende Zeiten')).toBe(false)
  expect(seen('Demnächst abweichend')).toBe(false)
})

test('hours of one kind with other hints are both shown, and periods that begin together', () => {
  vi.useFakeTimers({ now: new Date('2027-12-25T10:00:00Z') })
  const [closed] = regular.abweichendeZeiten
  const longer = { beginn: '2027-12-24T00:00', ende: '2028-01-06T00:00', zusatz: 'Notdienst' }
  const other = {
    ...regular,
    hinweisText: 'Wohngeld',
    abweichendeZeiten: closed ? [closed, longer] : [],
  }
  renderLive(<Oeffnungszeiten zeiten={[regular, other]} />)
  expect(screen.getAllByText('14:00 bis 18:00 Uhr')).toHaveLength(2)
  expect(seen(/Notdienst$/)).toBe(true)
})

test('forty deviating periods and hours that stand there twice are all shown without a complaint', () => {
  vi.useFakeTimers({ now: new Date('2027-12-25T10:00:00Z') })
  const twice = [...regular.regulaereZeiten, ...regular.regulaereZeiten]
  const many = Array.from({ length: 40 }, (_, place) => ({
    beginn: '2027-12-24T00:00',
    ende: '2027-12-31T23:59',
    zusatz: `Grund ${place}`,
  }))
  const hours = { ...regular, regulaereZeiten: twice, abweichendeZeiten: many }
  renderLive(<Oeffnungszeiten zeiten={[hours]} />)
  const lines = screen.getAllByText(/Grund \d+$/)
  expect(lines.filter((line) => line.closest('[hidden], noscript') === null)).toHaveLength(40)
  expect(screen.getAllByText('14:00 bis 18:00 Uhr')).toHaveLength(1)
})

test('W5: whoever answers the telephone is not closed, but cannot be reached', () => {
  vi.useFakeTimers({ now: new Date('2026-11-22T10:00:00Z') })
  renderLive(<Oeffnungszeiten zeiten={[telephone]} />)
  expect(screen.getByText(/^Jetzt nicht erreichbar, wieder /)).toBeTruthy()
  expect(screen.queryByText(/geschlossen/)).toBeNull()
})

test('W5: a closing day is said on the day and announced before, with what it is called', () => {
  const day = [{ tag: '2026-11-24', anlass: 'Betriebsausflug' }]
  vi.useFakeTimers({ now: new Date('2026-11-24T08:00:00Z') })
  const view = renderLive(<Oeffnungszeiten zeiten={[regular]} closingDays={day} />)
  expect(seen('24.11.2026: Betriebsausflug, geschlossen')).toBe(true)
  expect(screen.getByText(/^Jetzt geschlossen, öffnet /)).toBeTruthy()
  view.remove()
  vi.setSystemTime(new Date('2026-11-20T08:00:00Z'))
  renderLive(<Oeffnungszeiten zeiten={[regular]} closingDays={day} />)
  expect(seen('Demnächst abweichend')).toBe(true)
})

test('what the server sends says nothing about the hour, because it is stored', async () => {
  vi.useFakeTimers({ now: new Date('2027-06-01T10:00:00Z'), toFake: ['Date'] })
  const { html, errors } = await renderOnServer(<Oeffnungszeiten zeiten={[regular]} />)
  expect(errors).toEqual([])
  expect(html.replaceAll(/ data-room="[^"]*"/g, '')).not.toContain('Jetzt')
  expect(html).toMatch(/<div [^>]*hidden=""><p[^>]*>Abweichende Zeiten/)
  expect(html).toContain('<noscript><p>24.12.2027 bis 31.12.2027')
})

test('deviating times of its day come with the page, so that nothing moves below them', async () => {
  vi.useFakeTimers({ now: new Date('2027-12-25T10:00:00Z'), toFake: ['Date'] })
  const { html } = await renderOnServer(<Oeffnungszeiten zeiten={[regular]} />)
  expect(html).toMatch(/<div [^>]*data-when="now"><p[^>]*>Abweichende Zeiten/)
  expect(html).toMatch(/<div [^>]*data-when="ahead" hidden="">/)
  expect(html).toMatch(/<span [^>]*data-behaviour="open-now"[^>]* hidden=""/)
})

test.each([
  ['de', regular, 'Jetzt geschlossen, öffnet Donnerstag 00:00 Uhr'],
  ['de', telephone, 'Jetzt nicht erreichbar, wieder Donnerstag 00:00 Uhr'],
  ['en', telephone, 'Not available now, again Wednesday at 00:00'],
] as const)('room is kept for the longest words, %s', async (sprache, hours, words) => {
  vi.useFakeTimers({ now: new Date('2027-06-01T10:00:00Z'), toFake: ['Date'] })
  const { html } = await renderOnServer(<Oeffnungszeiten zeiten={[hours]} />, { sprache })
  expect(html).toContain(` data-room="${words}"`)
})

test.each([
  ['the last day of deviating times', '2027-12-31T22:59:00Z', true],
  ['the next day', '2027-12-31T23:00:00Z', false],
])('without JavaScript %s, by the clocks of Berlin', async (_day, instant, isThere) => {
  vi.useFakeTimers({ now: new Date(instant), toFake: ['Date'] })
  const { html, errors } = await renderOnServer(<Oeffnungszeiten zeiten={[regular]} />)
  expect(errors).toEqual([])
  const [, withoutScript = ''] = /<noscript>(.*?)<\/noscript>/.exec(html) ?? []
  expect(withoutScript.includes('31.12.2027')).toBe(isThere)
})

test('E8: the week of the season stands there with its days, the next ones behind a button', async () => {
  vi.useFakeTimers({ now: new Date('2027-03-31T10:00:00Z'), toFake: ['Date'] })
  const { html, errors } = await renderOnServer(<Oeffnungszeiten zeiten={[seasonal]} />)
  expect(errors).toEqual([])
  const [now = '', next = ''] = html.split('<details')
  expect(now).toContain('bis 31.03.2027')
  expect(now).toContain('10:00 bis 12:00 Uhr')
  expect(now).not.toContain('18:00 Uhr')
  expect(next).toContain('Danach')
  expect(next).toContain('Sommer: 01.04.2027 bis 30.09.2027')
  expect(next).toContain('10:00 bis 15:00 Uhr')
  expect(next).toContain('ab 01.10.2027')
})

test('E8: on its first day the season stands first, in English too', async () => {
  vi.useFakeTimers({ now: new Date('2027-03-31T22:00:00Z'), toFake: ['Date'] })
  const view = <Oeffnungszeiten zeiten={[seasonal]} />
  const { html } = await renderOnServer(view, { sprache: 'en' })
  expect(html.split('<details')[0]).toContain('Sommer: until 30.09.2027')
})

test('E8: a season without hours says that it is closed', async () => {
  vi.useFakeTimers({ now: new Date('2027-05-01T10:00:00Z'), toFake: ['Date'] })
  const saisons = seasonal.saisons.map((one) => ({ ...one, regulaereZeiten: [] }))
  const { html } = await renderOnServer(<Oeffnungszeiten zeiten={[{ ...seasonal, saisons }]} />)
  expect(html.split('<details')[0]).toMatch(/Sommer: bis 30.09.2027<\/p><p>geschlossen</)
})

test('E8: at the foot of every page the week of today stands alone, with its days', async () => {
  vi.useFakeTimers({ now: new Date('2027-05-01T10:00:00Z'), toFake: ['Date'] })
  const view = <OeffnungszeitenInBrief zeiten={[seasonal]} closingDays={[]} />
  const { html } = await renderOnServer(view)
  expect(html).toContain('>bis 30.09.2027<')
  expect(html).not.toContain('Danach')
  expect(html).toContain('data-hours="7 09:00 18:00, 5 10:00 15:00"')
})
