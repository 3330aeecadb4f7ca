import { screen } from '@testing-library/react'
import jsQR from 'jsqr'
import { expect, test } from 'vitest'
import { renderView } from '../../../tests/support/render-view.tsx'
import { inPart, online, tickets, waiting } from './bestellung.fixtures.ts'
import { NoOrder, Order } from './index.ts'

const zugang = 'x'.repeat(22)
const plain = () => (document.body.textContent ?? '').replaceAll(/\s+/g, ' ')

/** What a scanner reads of the code on the page. */
function scanned(): string | undefined {
  const svg = screen.getByRole('img')
  const size = Number(svg.getAttribute('viewBox')?.split(' ')[2])
  const scale = 6
  const width = size * scale
  const pixels = new Uint8ClampedArray(width * width * 4).fill(255)
  const path = svg.querySelector('path')?.getAttribute('d') ?? ''
  for (const [, x, y] of path.matchAll(/M(\d+) (\d+)h/g))
    for (let down = 0; down < scale; down += 1)
      for (let across = 0; across < scale; across += 1) {
        const at = ((Number(y) * scale + down) * width + Number(x) * scale + across) * 4
        pixels.fill(0, at, at + 3)
      }
  return jsQR(pixels, width, width)?.data
}

test('an order says how it stands, what to transfer, and has a code for it (EPC069-12)', () => {
  renderView(<Order order={waiting} zugang={zugang} />)
  expect(screen.getByRole('heading', { name: 'Wir warten auf Ihre Zahlung' })).toBeTruthy()
  for (const part of [
    'Bitte überweisen Sie bis zum Dienstag, 1. Dezember 2026:',
    'Betrag52,80 €',
    'IBANDE87 9999 9999 0023 1252 00',
    'VerwendungszweckB-42',
    '2 ×T-Shirt „Waldbühne“, MAls Geschenk49,80 €',
    'darin 19 % MwSt.: 8,43 €',
  ])
    expect(plain()).toContain(part)
  expect(screen.getByRole('img').getAttribute('aria-label')).toMatch(/Überweisung von 52,80/)
  expect(scanned()).toBe(waiting.ueberweisung?.girocode)
})

test('its papers and the way to withdraw are links of this order', () => {
  renderView(<Order order={waiting} zugang={zugang} />)
  const hrefs = screen.getAllByRole('link').map((link) => link.getAttribute('href'))
  expect(hrefs).toContain(`/de/shop/bestellung/${zugang}/rechnung.pdf`)
  expect(hrefs).toContain('/de/shop/widerruf/?bestellung=B-42')
  expect(screen.getByRole('link', { name: 'Vertrag widerrufen' })).toBeTruthy()
})

test('tickets that are paid stand above everything else, with a link of this order', () => {
  renderView(<Order order={tickets} zugang={zugang} />)
  const link = screen.getByRole('link', { name: 'Eintrittskarten öffnen (PDF)' })
  expect(link.getAttribute('href')).toBe(`/de/shop/bestellung/${zugang}/karten.pdf`)
  expect(screen.getByRole('heading', { name: 'Per E-Mail geschickt' })).toBeTruthy()
  expect(plain()).not.toContain('Versand')
})

test('of an order that costs nothing nobody says that it was paid', () => {
  renderView(<Order order={{ ...tickets, summe_cent: 0, steuern: [] }} zugang={zugang} />)
  expect(plain()).toContain('Es ist nichts zu bezahlen.')
  expect(plain()).not.toContain('Bezahlt am')
})

test('of a parcel of which tickets alone are left nothing is on its way', () => {
  renderView(<Order order={{ ...tickets, lieferung: 'versand' }} zugang={zugang} />)
  expect(screen.getByRole('heading', { name: 'Per E-Mail geschickt' })).toBeTruthy()
  document.body.innerHTML = ''
  const schritte = [...tickets.schritte, { am: tickets.am, was: 'versandt' as const }]
  renderView(<Order order={{ ...tickets, lieferung: 'versand', schritte }} zugang={zugang} />)
  expect(screen.getByRole('heading', { name: 'Versandt' })).toBeTruthy()
})

test('an order that is paid online says how much until when, and has a button', () => {
  renderView(<Order order={online} zugang={zugang} />)
  expect(plain()).toContain('Bitte bezahlen Sie 52,80 € bis zum Dienstag, 1. Dezember 2026.')
  const button = screen.getByRole('button', { name: 'Jetzt online bezahlen' })
  expect(button.closest('form')?.getAttribute('action')).toBe(`/de/shop/bestellung/${zugang}/`)
  expect(plain()).not.toMatch(/IBAN|Sie haben eine Zahlung begonnen/)
})

test('whoever comes back before the payment is known hears what to do', () => {
  const begun = { cent: 5280, moeglich: true, begonnen: true }
  renderView(<Order order={{ ...online, online: begun }} zugang={zugang} />)
  expect(plain()).toContain('Sie haben eine Zahlung begonnen.')
  expect(screen.getByRole('button', { name: 'Jetzt online bezahlen' })).toBeTruthy()
})

test('where nobody can pay online any more, the order says so and has no button', () => {
  const off = { cent: 5280, moeglich: false, begonnen: false }
  renderView(<Order order={{ ...online, online: off }} zugang={zugang} />)
  expect(plain()).toContain('Online bezahlen geht gerade nicht.')
  expect(screen.queryByRole('button')).toBeNull()
})

test('tickets that are not paid are announced, and nothing leads to them', () => {
  renderView(<Order order={{ ...waiting, karten: 'folgen' }} zugang={zugang} />)
  expect(plain()).toContain('sobald Ihre Zahlung da ist')
  expect(screen.queryByRole('link', { name: /Eintrittskarten/ })).toBeNull()
})

test('an order of which nothing is to be paid because its event is off asks for no payment', () => {
  const order = { ...waiting, ueberweisung: null } as const
  renderView(<Order order={order} zugang={zugang} />)
  expect(screen.getByRole('heading', { name: 'Veranstaltung abgesagt' })).toBeTruthy()
  expect(plain()).toContain('Bitte bezahlen Sie jetzt nichts')
  expect(plain()).not.toMatch(/Wir warten auf Ihre Zahlung|Sobald der Betrag da ist|IBAN/)
})

test('tickets of a cancelled event are taken back in other words than a withdrawal', () => {
  const positionen = tickets.positionen.map((one) => ({ ...one, widerrufen: 2 }))
  const order = { ...tickets, positionen, stand: 'storniert', karten: 'keine' } as const
  renderView(<Order order={order} zugang={zugang} />)
  expect(plain()).toContain('davon 2 zurückgenommen')
  expect(screen.queryByRole('link', { name: /Eintrittskarten/ })).toBeNull()
})

test('what may not be withdrawn from any more offers nothing, and says when it was declared', () => {
  const widerruf = { moeglich: false, eingegangen_am: '2026-11-26T09:30:00.000Z' }
  renderView(<Order order={{ ...waiting, widerruf }} zugang={zugang} />)
  expect(screen.queryByRole('link', { name: 'Vertrag widerrufen' })).toBeNull()
  expect(plain()).toContain('Ihr Widerruf ist am 26.11.2026, 10:30 eingegangen.')
  expect(plain()).toContain('Bitte überweisen Sie bis dahin nichts.')
  expect(plain()).not.toContain('Wir warten auf Ihre Zahlung')
})

test('an order of which a part is withdrawn goes on with the rest, and says what is left of it', () => {
  renderView(<Order order={inPart} zugang={zugang} />)
  for (const part of [
    'Wir warten auf Ihre Zahlung',
    'Betrag27,90 €',
    'davon 1 widerrufen',
    'Mit Rechnungskorrektur gutgeschrieben: 24,90 €. Es bleiben 27,90 €.',
    'Zum Teil widerrufen',
    'Rechnungskorrektur RE-2026-00018',
  ])
    expect(plain()).toContain(part)
  expect(screen.getByRole('link', { name: 'Vertrag widerrufen' })).toBeTruthy()
})

test('an order that was cancelled for want of payment says why', () => {
  const off = { ...waiting, stand: 'storniert', verfallen: true, ueberweisung: null } as const
  renderView(<Order order={off} zugang={zugang} />)
  expect(plain()).toContain('weil sie nicht rechtzeitig bezahlt wurde')
  expect(screen.queryByRole('img')).toBeNull()
})

test('an order whose address is no longer kept shows none', () => {
  renderView(<Order order={{ ...waiting, empfaenger: [] }} zugang={zugang} />)
  expect(screen.queryByRole('heading', { name: 'Lieferung' })).toBeNull()
})

test.each(['missing', 'away', 'busy'] as const)(
  'nothing to show (%s) is said in a sentence',
  (why) => {
    renderView(<NoOrder why={why} />)
    expect(plain().length).toBeGreaterThan(60)
  },
)

test('all of it is there in English', () => {
  renderView(<Order order={waiting} zugang={zugang} />, { sprache: 'en' })
  expect(screen.getByRole('heading', { name: 'Waiting for your payment' })).toBeTruthy()
  expect(plain()).toContain('Please transfer by Tuesday, 1 December 2026:')
})
