import { expect, test } from 'vitest'
import type { Schritt } from '../collections/bestellungen/zustand.ts'
import { geldOf, stueckeOf } from './bilanz.ts'

const step = (was: Schritt['was'], rest: Partial<Schritt> = {}): Schritt => ({
  am: '2026-11-24T10:00:00.000Z',
  wer: 'Probe',
  was,
  ...rest,
})

const two = [{ menge: 2 }, { menge: 1 }]
const part = step('teilwiderruf', { mengen: [1, 0], cent: 1290 })

test('pieces that never left the house are not on their way back', () => {
  expect(stueckeOf({ positionen: two, verlauf: [step('bestellt'), part] })).toEqual({
    offen: [1, 1],
    unterwegs: [0, 0],
    widerrufen: [1, 0],
  })
})

test('those that had left are, until they are back; others stay where they are', () => {
  const verlauf = [part, step('versandt'), part]
  const stuecke = { offen: [0, 1], widerrufen: [2, 0] }
  expect(stueckeOf({ positionen: two, verlauf })).toEqual({ ...stuecke, unterwegs: [1, 0] })
  const back = [...verlauf, step('zurueck')]
  expect(stueckeOf({ positionen: two, verlauf: back })).toEqual({ ...stuecke, unterwegs: [0, 0] })
  expect(stueckeOf({ positionen: two, verlauf: [...back, step('widerrufen')] })).toEqual({
    offen: [0, 0],
    unterwegs: [0, 1],
    widerrufen: [2, 1],
  })
})

test('tickets are papers: sent or not, none of them is on its way back', () => {
  const positionen = [{ menge: 2, eintritt: 12 }, { menge: 1 }]
  const off = step('abgesagt', { mengen: [2, 0], cent: 2400 })
  expect(stueckeOf({ positionen, verlauf: [step('versandt'), off] })).toEqual({
    offen: [0, 1],
    unterwegs: [0, 0],
    widerrufen: [2, 0],
  })
  const all = [step('versandt'), step('abgesagt')]
  expect(stueckeOf({ positionen: positionen.slice(0, 1), verlauf: all }).offen).toEqual([0])
})

const order = {
  stand: 'neu',
  summe_cent: 4300,
  erstattet_cent: 0,
  bezahlt_am: null,
  verlauf: [],
} as const
const at = (hour: number) => `2026-11-24T${hour}:00:00.000Z`
const noon = step('teilwiderruf', { am: at(12), mengen: [1, 0], cent: 1290 })
const called = step('abgesagt', { am: at(12), mengen: [1, 0], cent: 1290 })
const money = (gutschrift_cent: number, offen_cent: number, zu_erstatten_cent: number) => ({
  gutschrift_cent,
  offen_cent,
  zu_erstatten_cent,
})

test.each([
  [{}, money(0, 4300, 0)],
  [{ verlauf: [noon] }, money(1290, 3010, 0)],
  [{ verlauf: [noon], bezahlt_am: at(11) }, money(1290, 0, 1290)],
  [{ verlauf: [noon], bezahlt_am: at(11), erstattet_cent: 1290 }, money(1290, 0, 0)],
  [{ verlauf: [noon], bezahlt_am: at(13) }, money(1290, 0, 0)],
  [{ verlauf: [noon], bezahlt_am: at(13), stand: 'widerrufen' }, money(4300, 0, 3010)],
  [{ stand: 'widerrufen' }, money(4300, 0, 0)],
  [{ verlauf: [called], bezahlt_am: at(11) }, money(1290, 0, 1290)],
  [{ verlauf: [called], bezahlt_am: at(13) }, money(1290, 0, 0)],
  [{ verlauf: [step('abgesagt')], stand: 'storniert', bezahlt_am: at(13) }, money(4300, 0, 4300)],
  [{ stand: 'storniert', bezahlt_am: at(11) }, money(4300, 0, 4300)],
  [{ stand: 'storniert', bezahlt_am: at(11), erstattet_cent: 4300 }, money(4300, 0, 0)],
] as const)('of an order with %j the money stands so: %j', (rest, expected) => {
  expect(geldOf({ ...order, ...rest })).toMatchObject(expected)
})

test('what was asked last stays known once the order is off', () => {
  expect(geldOf(order).gefordert_cent).toBe(4300)
  const rest = { verlauf: [noon, step('verfallen')], stand: 'storniert' } as const
  expect(geldOf({ ...order, ...rest }).gefordert_cent).toBe(3010)
})
