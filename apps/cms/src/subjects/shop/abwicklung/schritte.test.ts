import { expect, test } from 'vitest'
import { type Akt, isAllowed, type Lage, standAfter, stepsOf } from './schritte.ts'

const lageWith = (rest: Partial<Lage>): Lage => ({
  stand: 'neu',
  lieferung: 'versand',
  zahlung: 'rechnung',
  bezahlt: false,
  erstattet: false,
  faellig: false,
  getan: new Set(['bestellt']),
  ...rest,
})

const declared = new Set(['bestellt', 'widerruf'] as const)
const sent = new Set(['bestellt', 'versandt', 'widerruf', 'widerrufen'] as const)
const back = new Set([...sent, 'zurueck'] as const)

test.each<[Partial<Lage>, Akt | null]>([
  [{ stand: 'wartet', zahlung: 'vorkasse' }, 'bezahlt'],
  [{}, 'versandt'],
  [{ lieferung: 'abholung', zahlung: 'abholung' }, 'bereit'],
  [{ stand: 'bereit', lieferung: 'abholung', zahlung: 'abholung' }, 'abgeholt'],
  [{ stand: 'versandt' }, 'bezahlt'],
  [{ stand: 'versandt', bezahlt: true }, null],
  [{ stand: 'bereit', lieferung: 'abholung' }, 'abgeholt'],
  [{ stand: 'abgeholt', lieferung: 'abholung' }, 'bezahlt'],
  [{ stand: 'abgeholt', bezahlt: true }, null],
  [{ getan: declared }, 'widerrufen'],
  [{ stand: 'versandt', getan: declared }, 'widerrufen'],
  [{ stand: 'widerrufen', bezahlt: true, getan: sent }, 'zurueck'],
  [{ stand: 'widerrufen', bezahlt: true, getan: back }, 'erstattet'],
  [{ stand: 'widerrufen', bezahlt: true, erstattet: true, getan: back }, null],
  [{ stand: 'storniert', bezahlt: true }, 'erstattet'],
  [{ stand: 'storniert' }, null],
])('of an order with %j the next step is %s', (rest, naechster) => {
  expect(stepsOf(lageWith(rest)).naechster).toBe(naechster)
})

test('what has left the house is not cancelled, and what is off goes nowhere any more', () => {
  expect(isAllowed('storniert', lageWith({ stand: 'versandt' }))).toBe(false)
  for (const akt of ['bezahlt', 'versandt', 'bereit', 'abgeholt', 'storniert'] as const)
    for (const stand of ['storniert', 'widerrufen'] as const)
      expect([akt, stand, isAllowed(akt, lageWith({ stand }))]).toEqual([akt, stand, false])
})

test('only what waits for its payment expires, and not before its day is over', () => {
  const waiting = lageWith({ stand: 'wartet', zahlung: 'vorkasse' })
  expect(isAllowed('verfallen', waiting)).toBe(false)
  expect(isAllowed('verfallen', { ...waiting, faellig: true })).toBe(true)
  expect(isAllowed('verfallen', lageWith({ faellig: true }))).toBe(false)
  expect(isAllowed('verfallen', { ...waiting, faellig: true, getan: declared })).toBe(false)
  expect(stepsOf({ ...waiting, faellig: true }).weitere).not.toContain('verfallen')
})

test('money that comes after the order is off can be noted and given back', () => {
  for (const stand of ['storniert', 'widerrufen'] as const) {
    const late = lageWith({ stand, zahlung: 'vorkasse' })
    expect([stand, stepsOf(late).weitere]).toEqual([stand, ['zu_spaet']])
    expect(stepsOf({ ...late, bezahlt: true }).naechster).toBe('erstattet')
  }
})

test('a payment moves only what waited for it; goods that are back change no state', () => {
  expect(standAfter('bezahlt', { stand: 'wartet' })).toBe('neu')
  expect(standAfter('bezahlt', { stand: 'versandt' })).toBe('versandt')
  expect(standAfter('zurueck', { stand: 'widerrufen' })).toBe('widerrufen')
  expect(standAfter('verfallen', { stand: 'wartet' })).toBe('storniert')
})
