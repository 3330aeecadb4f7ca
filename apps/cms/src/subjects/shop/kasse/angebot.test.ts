import { warenkorbExamples } from '@kurstadt/contract/examples'
import { expect, test } from 'vitest'
import { angebotOf } from './angebot.ts'

const { tickets, typical } = warenkorbExamples
const settings = { zahlungsarten: ['vorkasse', 'online', 'rechnung', 'abholung'] } as const
const paymentsOn = (heute: string, cart = tickets) =>
  angebotOf(cart, { zahlungsarten: [...settings.zahlungsarten] }, heute).zahlungen

test('nobody pays by a transfer for an evening that is nearer than a transfer takes', () => {
  const positionen = tickets.positionen.map((one) => ({ ...one, letzter_tag: '2027-07-17' }))
  const cart = { ...tickets, positionen }
  expect(paymentsOn('2027-07-14', cart)).toEqual(['vorkasse', 'online', 'abholung'])
  for (const today of ['2027-07-15', '2027-07-17'])
    expect([today, paymentsOn(today, cart)]).toEqual([today, ['online', 'abholung']])
})

test('what is for no day is paid in every way that there is', () => {
  expect(paymentsOn('2027-07-17', typical)).toEqual(settings.zahlungsarten)
})

test('tickets that cost nothing leave no choice of payment, whatever is on, and on the last day', () => {
  const positionen = tickets.positionen.map((one) => ({ ...one, letzter_tag: '2027-07-17' }))
  const free = { positionen, waren_cent: 0 }
  expect(angebotOf(free, { zahlungsarten: ['rechnung'] }, '2027-07-17')).toEqual({
    lieferungen: ['mail', 'abholung'],
    zahlungen: ['vorkasse'],
  })
  const paid = { positionen, waren_cent: 900 }
  expect(angebotOf(paid, { zahlungsarten: ['rechnung'] }, '2027-07-17').zahlungen).toEqual([])
})
