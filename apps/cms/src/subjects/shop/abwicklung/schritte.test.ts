import { expect, test } from 'vitest'
import { type Akt, isAllowed, type Lage, standAfter, stepsOf } from './schritte.ts'

const lageWith = (rest: Partial<Lage>): Lage => ({
  stand: 'neu',
  lieferung: 'versand',
  zahlung: 'rechnung',
  bezahlt: false,
  zu_erstatten: false,
  faellig: false,
  erklaert: false,
  widerrufbar: true,
  abgesagt: false,
  verschoben: false,
  unterwegs: false,
  ...rest,
})

const off = { stand: 'widerrufen', bezahlt: true, widerrufbar: false } as const
const inPart = { stand: 'versandt', bezahlt: true } as const

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
  [{ erklaert: true }, 'widerrufen'],
  [{ stand: 'versandt', erklaert: true }, 'widerrufen'],
  [{ stand: 'neu', erklaert: true, widerrufbar: false }, 'versandt'],
  [{ ...off, unterwegs: true, zu_erstatten: true }, 'zurueck'],
  [{ ...off, zu_erstatten: true }, 'erstattet'],
  [off, null],
  [{ ...inPart, unterwegs: true, zu_erstatten: true }, 'zurueck'],
  [{ ...inPart, zu_erstatten: true }, 'erstattet'],
  [{ stand: 'neu', bezahlt: true, zu_erstatten: true }, 'versandt'],
  [{ stand: 'storniert', bezahlt: true, zu_erstatten: true }, 'erstattet'],
  [{ stand: 'storniert' }, null],
])('of an order with %j the next step is %s', (rest, naechster) => {
  expect(stepsOf(lageWith(rest)).naechster).toBe(naechster)
})

test('what was paid online can go back by a transfer, what was not paid online goes back in one way', () => {
  const owed = lageWith({
    stand: 'storniert',
    bezahlt: true,
    zu_erstatten: true,
    zahlung: 'online',
  })
  expect(stepsOf(owed)).toMatchObject({ naechster: 'erstattet', weitere: ['ueberwiesen'] })
  expect(isAllowed('ueberwiesen', { ...owed, zu_erstatten: false })).toBe(false)
  expect(isAllowed('ueberwiesen', { ...owed, zahlung: 'vorkasse' })).toBe(false)
})

test('nothing is withdrawn from once all that may be is, and from what is off', () => {
  expect(isAllowed('widerrufen', lageWith({ widerrufbar: false }))).toBe(false)
  expect(isAllowed('widerrufen', lageWith({ stand: 'storniert' }))).toBe(false)
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
  for (const rest of [{ erklaert: true }, { abgesagt: true }])
    expect(isAllowed('verfallen', { ...waiting, faellig: true, ...rest })).toBe(false)
  expect(stepsOf({ ...waiting, faellig: true }).weitere).not.toContain('verfallen')
})

test('money that comes after the order is off can be noted and given back', () => {
  for (const stand of ['storniert', 'widerrufen'] as const) {
    const late = lageWith({ stand, zahlung: 'vorkasse' })
    expect([stand, stepsOf(late).weitere]).toEqual([stand, ['zu_spaet']])
    expect(stepsOf({ ...late, bezahlt: true, zu_erstatten: true }).naechster).toBe('erstattet')
  }
})

test('a payment moves only what waited for it; goods that are back change no state', () => {
  const after = (akt: Akt, stand: Lage['stand'], lieferung: Lage['lieferung'] = 'versand') =>
    standAfter(akt, { stand, lieferung })
  expect(after('bezahlt', 'wartet')).toBe('neu')
  expect(after('bezahlt', 'wartet', 'mail')).toBe('versandt')
  expect(after('bezahlt', 'versandt')).toBe('versandt')
  expect(after('zurueck', 'widerrufen')).toBe('widerrufen')
  expect(after('verfallen', 'wartet')).toBe('storniert')
  expect(after('abgesagt', 'versandt')).toBe('storniert')
})

test('what comes by mail never left the house: it is cancelled later, too', () => {
  const mailed = lageWith({ stand: 'versandt', lieferung: 'mail', zahlung: 'vorkasse' })
  expect(isAllowed('storniert', mailed)).toBe(true)
  expect(isAllowed('versandt', { ...mailed, stand: 'neu' })).toBe(false)
  expect(isAllowed('bereit', { ...mailed, stand: 'neu' })).toBe(false)
})

test('tickets of a cancelled event are taken back whatever was sent, and not of what is off', () => {
  for (const stand of ['wartet', 'neu', 'bereit', 'versandt', 'abgeholt'] as const)
    expect(stepsOf(lageWith({ stand, abgesagt: true })).naechster).toBe('abgesagt')
  for (const stand of ['storniert', 'widerrufen'] as const)
    expect(isAllowed('abgesagt', lageWith({ stand, abgesagt: true }))).toBe(false)
  expect(isAllowed('abgesagt', lageWith({}))).toBe(false)
  expect(stepsOf(lageWith({ erklaert: true, abgesagt: true })).naechster).toBe('widerrufen')
})
