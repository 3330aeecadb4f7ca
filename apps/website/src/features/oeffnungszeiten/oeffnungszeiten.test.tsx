import { oeffnungszeitenExamples } from '@kurstadt/contract/examples'
import { screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { renderOnServer, renderView } from '../../../tests/support/render-view.tsx'
import { Oeffnungszeiten } from './oeffnungszeiten.tsx'

const { regular } = oeffnungszeitenExamples

function showAt(instant: string) {
  vi.useFakeTimers({ now: new Date(instant) })
  return renderView(<Oeffnungszeiten zeiten={[regular]} />)
}

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
  expect(screen.getByText('Abweichende Zeiten')).toBeTruthy()
  expect(screen.queryByText('Demnächst abweichend')).toBeNull()
})

test('long before, deviating times are not shown', () => {
  showAt('2027-06-01T10:00:00Z')
  expect(screen.queryByText('Abweichende Zeiten')).toBeNull()
  expect(screen.queryByText('Demnächst abweichend')).toBeNull()
})

test('hours of one kind for summer and for winter are both shown, and periods that begin together', () => {
  vi.useFakeTimers({ now: new Date('2027-12-25T10:00:00Z') })
  const [closed] = regular.abweichendeZeiten
  const longer = { beginn: '2027-12-24T00:00', ende: '2028-01-06T00:00', zusatz: 'Notdienst' }
  const winter = {
    ...regular,
    hinweisText: 'Oktober bis März',
    abweichendeZeiten: closed ? [closed, longer] : [],
  }
  renderView(<Oeffnungszeiten zeiten={[regular, winter]} />)
  expect(screen.getAllByText('14:00 bis 18:00 Uhr')).toHaveLength(2)
  expect(screen.getByText(/Notdienst$/)).toBeTruthy()
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
  renderView(<Oeffnungszeiten zeiten={[hours]} />)
  expect(screen.getAllByText(/Grund \d+$/)).toHaveLength(40)
  expect(screen.getAllByText('14:00 bis 18:00 Uhr')).toHaveLength(1)
})

test('what the server sends says nothing about now, because it is stored', async () => {
  vi.useFakeTimers({ now: new Date('2027-06-01T10:00:00Z'), toFake: ['Date'] })
  const { html, errors } = await renderOnServer(<Oeffnungszeiten zeiten={[regular]} />)
  expect(errors).toEqual([])
  expect(html).not.toContain('Jetzt')
  expect(html).not.toContain('Abweichende Zeiten')
  expect(html).toContain('<noscript><p>24.12.2027 bis 31.12.2027')
})

test.each([
  ['the last day of deviating times', '2027-12-31T22:59:00Z', true],
  ['the next day', '2027-12-31T23:00:00Z', false],
])('without JavaScript %s, by the clocks of Berlin', async (_day, instant, isThere) => {
  vi.useFakeTimers({ now: new Date(instant), toFake: ['Date'] })
  const { html, errors } = await renderOnServer(<Oeffnungszeiten zeiten={[regular]} />)
  expect(errors).toEqual([])
  expect(html.includes('31.12.2027')).toBe(isThere)
})
