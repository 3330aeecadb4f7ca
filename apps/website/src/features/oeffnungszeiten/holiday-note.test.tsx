import { afterEach, expect, test, vi } from 'vitest'
import { renderView } from '../../../tests/support/render-view.tsx'
import { ClosingDaysContext } from './closing-days-context.ts'
import { HolidayNote } from './holiday-note.tsx'

afterEach(() => void vi.useRealTimers())

const days = [
  { tag: '2027-12-24', anlass: 'Heiligabend', feiertag: false },
  { tag: '2027-12-25', anlass: '1. Weihnachtstag', feiertag: true },
]

test.each([
  ['2027-12-23T23:30:00Z', ''],
  ['2027-12-24T23:30:00Z', 'Heute ist Feiertag: Bitte fragen Sie nach, ob geöffnet ist.'],
  ['2027-12-25T22:30:00Z', 'Heute ist Feiertag: Bitte fragen Sie nach, ob geöffnet ist.'],
  ['2027-12-25T23:30:00Z', ''],
])('at %s it is said of a public holiday alone, by the clock of the town: «%s»', (now, words) => {
  vi.useFakeTimers({ now: new Date(now), toFake: ['Date'] })
  const { container } = renderView(
    <ClosingDaysContext value={days}>
      <HolidayNote />
    </ClosingDaysContext>,
  )
  expect(container.textContent).toBe(words)
})
