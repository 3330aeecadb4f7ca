import type { RichText } from '@kurstadt/contract'
import { warenkorbExamples } from '@kurstadt/contract/examples'
import type { Kasse, Warenkorb } from '@kurstadt/contract/shop'
import { expect, test } from 'vitest'
import { uebersichtOf } from './uebersicht.ts'

const angaben: Kasse = {
  lieferung: 'mail',
  zahlung: 'vorkasse',
  vorname: 'Renate',
  nachname: 'Müller',
  strasse: null,
  plz: null,
  ort: null,
  land: 'DE',
  email: 'renate@post.example',
  telefon: null,
}
const settings = {
  abholung: 'Tourist-Information',
  tage: { vorkasse: 7, rechnung: 14, abholung: 14 },
  verkaeufer: {
    name: 'Stadt Bad Silberbronn',
    vertreten: null,
    strasse: null,
    plz: null,
    ort: null,
    email: null,
    telefon: null,
    ust_id: null,
  },
}
const shop = { settings, bedingungen: { agb: [] } }
const now = new Date('2027-06-20T10:00:00.000Z')
const { tickets } = warenkorbExamples
const free: Warenkorb = {
  ...tickets,
  waren_cent: 0,
  positionen: tickets.positionen.map((one) => ({ ...one, preis_cent: 0, gesamt_cent: 0 })),
}

test('a transfer has its days, and what costs nothing has none', () => {
  expect(uebersichtOf(tickets, angaben, shop, now).zahlbar_tage).toBe(7)
  expect(uebersichtOf(free, angaben, shop, now)).toMatchObject({
    summe_cent: 0,
    zahlbar_tage: null,
  })
})

test('whether there are terms to agree to is said, and changes what is agreed to', () => {
  const agb: RichText = [{ type: 'paragraph', children: [{ type: 'text', text: 'Regel' }] }]
  const [none, terms] = [shop, { settings, bedingungen: { agb } }].map((one) =>
    uebersichtOf(tickets, angaben, one, now),
  )
  expect([none?.hat_agb, terms?.hat_agb]).toEqual([false, true])
  expect(none?.stand).not.toBe(terms?.stand)
})

test('for tickets a transfer has to be there by the day that they are for', () => {
  const on = (letzter_tag: string) => {
    const positionen = tickets.positionen.map((one) => ({ ...one, letzter_tag }))
    return uebersichtOf({ ...tickets, positionen }, angaben, shop, now).zahlbar_tage
  }
  expect([on('2027-06-24'), on('2027-07-17')]).toEqual([4, 7])
})
