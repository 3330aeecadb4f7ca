import { expect, test } from 'vitest'
import { chosenOf } from './chosen.ts'
import type { Veranstaltung } from './veranstaltungen.ts'

const event = (nummer: number, tag: string, bis = tag): Veranstaltung => ({
  nummer,
  titel: `Konzert ${nummer}`,
  tag,
  bis,
  abgesagt: false,
})

const heute = '2031-07-05'
const over = event(1, '2031-07-03')
const running = event(2, '2031-07-04', '2031-07-06')
const today = event(3, '2031-07-05')
const next = event(4, '2031-07-12')

test.each([
  ['the one that was chosen', [over, running, today, next], '1', 1],
  ['what begins today', [over, running, today, next], undefined, 3],
  ['what goes on today', [over, running, next], undefined, 2],
  ['the next one', [over, next], undefined, 4],
  ['the next one, where nobody knows what was asked for', [over, next], '99', 4],
  ['the last one, where nothing comes any more', [over], undefined, 1],
  ['none', [], undefined, undefined],
])('somebody at a door stands at %s', (_, events, asked, nummer) => {
  expect(chosenOf(events, asked, heute)?.nummer).toBe(nummer)
})
