import { oeffnungszeitenExamples } from '@kurstadt/contract/examples'
import { expect, test } from 'vitest'
import { closedFor, withClosingDays } from './closing-days.ts'
import { openState } from './open-state.ts'

const { regular, telephone } = oeffnungszeitenExamples
const hours = { ...regular, abweichendeZeiten: [] }

// Tuesday, 6 January 2026 in Baden-Württemberg, and the Monday before it as a day of the town.
const epiphany = { tag: '2026-01-06', anlass: 'Heilige Drei Könige' }
const bridge = { tag: '2026-01-05', anlass: 'Brückentag' }

test('W5: on a public holiday an office is closed, and the next opening is another day', () => {
  expect(openState(hours, '2026-01-06T09:00')).toMatchObject({ isOpen: true })
  expect(openState(hours, '2026-01-06T09:00', [epiphany])).toEqual({
    isOpen: false,
    opens: { inDays: 2, weekday: 3, at: '08:30' },
  })
})

test('W5: on the day before a long weekend the next opening leaves out holiday and bridge day', () => {
  expect(openState(hours, '2026-01-04T12:00', [bridge, epiphany])).toEqual({
    isOpen: false,
    opens: { inDays: 4, weekday: 3, at: '08:30' },
  })
})

test('W5: the day after is as always', () => {
  expect(openState(telephone, '2026-01-07T10:00', [bridge, epiphany])).toMatchObject({
    isOpen: true,
  })
})

test('W5: what began the evening before goes on into the holiday', () => {
  const regulaereZeiten = [{ tagestyp: 'MONTAG' as const, beginn: '20:00', ende: '02:00' }]
  const late = { ...hours, regulaereZeiten }
  expect(openState(late, '2026-01-06T01:00', [epiphany])).toEqual({ isOpen: true, until: '02:00' })
})

test('W5: an office whose own deviating times name the day is not closed by the town', () => {
  const own = { beginn: '2026-01-06T10:00', ende: '2026-01-06T12:00', zusatz: 'geöffnet' }
  const open = { ...hours, abweichendeZeiten: [own] }
  expect(closedFor(open, [bridge, epiphany])).toEqual([bridge])
  expect(openState(open, '2026-01-06T11:00', [epiphany])).toBeNull()
})

test('W5: before and after its own times on a public holiday an office is closed', () => {
  const own = { beginn: '2026-01-06T10:00', ende: '2026-01-06T12:00', zusatz: 'geöffnet' }
  const open = { ...hours, abweichendeZeiten: [own] }
  expect(openState(open, '2026-01-06T09:00', [epiphany])).toEqual({ isOpen: false, opens: null })
  expect(openState(open, '2026-01-06T12:01', [epiphany])).toEqual({
    isOpen: false,
    opens: { inDays: 2, weekday: 3, at: '08:30' },
  })
})

test('W5: own times that end as a public holiday begins leave it closed', () => {
  const eve = { beginn: '2026-01-05T00:00', ende: '2026-01-06T00:00', zusatz: 'geschlossen' }
  const open = { ...hours, abweichendeZeiten: [eve] }
  expect(closedFor(open, [bridge, epiphany])).toEqual([epiphany])
  expect(openState(open, '2026-01-06T09:00', [epiphany])).toMatchObject({ isOpen: false })
})

test('W5: closing days stand among the deviating times, a Sunday that is closed anyhow does not', () => {
  const sunday = { tag: '2026-11-01', anlass: 'Allerheiligen' }
  const read = withClosingDays(hours, [epiphany, sunday], (anlass) => `${anlass}: geschlossen`)
  expect(read.abweichendeZeiten).toEqual([
    {
      beginn: '2026-01-06T00:00',
      ende: '2026-01-06T23:59',
      zusatz: 'Heilige Drei Könige: geschlossen',
    },
  ])
})
