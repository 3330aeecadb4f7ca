import { einstellungenExamples } from '@kurstadt/contract/examples'
import { screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { renderLive, renderOnServer } from '../../../tests/support/render-view.tsx'
import { TicketHours } from './ticket-hours.tsx'

const zeiten = einstellungenExamples.typical.festival.kartenzeiten

afterEach(() => {
  vi.useRealTimers()
})

test.each([
  ['2027-07-01T10:00:00Z', 'April bis September'],
  ['2027-03-31T22:30:00Z', 'April bis September'],
  ['2027-01-01T10:00:00Z', 'Oktober bis März'],
])('at %s the season «%s» is marked', (instant, season) => {
  vi.useFakeTimers({ now: new Date(instant) })
  renderLive(<TicketHours zeiten={zeiten} />)
  const marks = screen.getAllByText('gilt jetzt').filter(({ hidden }) => !hidden)
  expect(marks.map(({ parentElement }) => parentElement?.textContent)).toEqual([
    expect.stringContaining(season),
  ])
})

test('what the server sends marks no season, because it is stored', async () => {
  const { html } = await renderOnServer(<TicketHours zeiten={zeiten} />)
  expect(html).toContain('April bis September')
  expect(html.match(/<strong hidden="">gilt jetzt/g)).toHaveLength(2)
  expect(html).not.toContain('<strong>gilt jetzt')
})

test('hours are those of the settings, and a season in which nobody is there is left out', async () => {
  const none = { werktags: null, wochenende: null }
  const { html } = await renderOnServer(
    <TicketHours
      zeiten={{ sommer: none, winter: { ...none, werktags: { beginn: '08:15', ende: '12:45' } } }}
    />,
  )
  expect(html).not.toContain('April bis September')
  expect(html).toMatch(/08:15.*12:45/)
  expect(html).toContain('nicht besetzt')
})
