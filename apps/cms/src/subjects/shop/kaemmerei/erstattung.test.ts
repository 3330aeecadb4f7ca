import { expect, test } from 'vitest'
import type { SchrittArt } from '../collections/bestellungen/zustand.ts'
import { refundedAt } from './erstattung.ts'

const day = (index: number) => `2026-11-${String(index + 1).padStart(2, '0')}T10:00:00.000Z`

/** An order in which one thing has happened each day; it is paid on the day of its payment. */
function orderOf(...happened: SchrittArt[]) {
  const paid = happened.findIndex((was) => was === 'bezahlt' || was === 'zu_spaet')
  return {
    bezahlt_am: paid < 0 ? null : day(paid),
    verlauf: happened.map((was, index) => ({ am: day(index), wer: 'Probe', was })),
  }
}

test('each credit note has the refund that came after it', () => {
  const order = orderOf(
    'bestellt',
    'bezahlt',
    'teilwiderruf',
    'erstattet',
    'widerrufen',
    'erstattet',
  )
  expect([refundedAt(order, 0), refundedAt(order, 1)]).toEqual([day(3), day(5)])
})

test('one refund gives back two credit notes', () => {
  const order = orderOf('bestellt', 'bezahlt', 'teilwiderruf', 'teilwiderruf', 'erstattet')
  expect([refundedAt(order, 0), refundedAt(order, 1)]).toEqual([day(4), day(4)])
})

test('what was credited of a part before anybody paid is not given back later', () => {
  const order = orderOf('bestellt', 'teilwiderruf', 'bezahlt', 'widerrufen', 'erstattet')
  expect([refundedAt(order, 0), refundedAt(order, 1)]).toEqual([null, day(4)])
})

test('of an order that was off before its money came, all of it goes back', () => {
  const order = orderOf('bestellt', 'verfallen', 'zu_spaet', 'erstattet')
  expect(refundedAt(order, 0)).toBe(day(3))
})

test('nothing went back of what nobody has paid, nor yet, nor of a step that there is not', () => {
  expect(refundedAt(orderOf('bestellt', 'storniert'), 0)).toBeNull()
  expect(refundedAt(orderOf('bestellt', 'bezahlt', 'storniert'), 0)).toBeNull()
  expect(refundedAt(orderOf('bestellt', 'bezahlt'), 0)).toBeNull()
})

test('a withdrawal that was declared is no credit note', () => {
  const order = orderOf('bestellt', 'bezahlt', 'widerruf', 'widerrufen', 'zurueck', 'erstattet')
  expect(refundedAt(order, 0)).toBe(day(5))
})
