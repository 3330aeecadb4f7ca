import { warenkorbExamples } from '@kurstadt/contract/examples'
import { kasseFelder } from '@kurstadt/contract/shop'
import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { renderView } from '../../../tests/support/render-view.tsx'
import { Checkout, OrderTrouble, Review } from './index.ts'
import { checkout, overview } from './kasse.fixtures.ts'

const cart = warenkorbExamples.typical
const plain = (text: string | null | undefined) => (text ?? '').replaceAll(/\s+/g, ' ')

test('the checkout asks for what an order needs, in words that a browser fills in by itself', () => {
  renderView(<Checkout kasse={checkout} />)
  const form = document.querySelector('form')
  expect(form?.getAttribute('action')).toBe('/de/shop/kasse/')
  expect([...new FormData(form ?? undefined).keys()].toSorted()).toEqual(
    kasseFelder.filter((name) => name !== 'lieferung' && name !== 'zahlung').toSorted(),
  )
  const filled = [...document.querySelectorAll('[autocomplete]')].map((field) => [
    field.getAttribute('name'),
    field.getAttribute('autocomplete'),
  ])
  expect(Object.fromEntries(filled)).toMatchObject({
    vorname: 'given-name',
    nachname: 'family-name',
    strasse: 'street-address',
    plz: 'postal-code',
    ort: 'address-level2',
    land: 'country',
    email: 'email',
    telefon: 'tel',
  })
  expect(plain(document.body.textContent)).toContain('3,00 €, ins Ausland 4,00 €')
})

test('tickets can come by mail, and say so beside their line', () => {
  const zahlungen = checkout.angebot.zahlungen
  const angebot = { lieferungen: ['mail', 'abholung'], zahlungen } satisfies typeof checkout.angebot
  renderView(<Checkout kasse={{ ...checkout, angebot, warenkorb: warenkorbExamples.tickets }} />)
  expect(screen.getByRole('radio', { name: /^Per E-Mail/ })).toBeTruthy()
  expect(screen.queryByRole('radio', { name: /mit der Post/ })).toBeNull()
  expect(plain(document.body.textContent)).toContain('Eintrittskarten kommen als PDF per E-Mail')
})

test('nothing is chosen for anybody, but the only choice there is', () => {
  renderView(<Checkout kasse={checkout} />)
  expect(screen.queryAllByRole('radio', { checked: true })).toHaveLength(0)
  document.body.innerHTML = ''
  const only = { lieferungen: ['versand', 'abholung'] as const, zahlungen: ['vorkasse'] as const }
  const angebot = { lieferungen: [...only.lieferungen], zahlungen: [...only.zahlungen] }
  renderView(<Checkout kasse={{ ...checkout, angebot }} />)
  expect(screen.getAllByRole('radio', { checked: true })).toHaveLength(1)
})

test('what costs nothing asks nobody how they pay, nor where they live', () => {
  const angebot = {
    lieferungen: ['mail' as const, 'abholung' as const],
    zahlungen: ['vorkasse' as const],
  }
  const warenkorb = { ...warenkorbExamples.tickets, waren_cent: 0 }
  renderView(<Checkout kasse={{ ...checkout, angebot, warenkorb }} />)
  const group = screen.getByRole('heading', { name: 'Lieferung' }).parentElement
  expect(within(group ?? document.body).getAllByRole('radio')).toHaveLength(2)
  const form = document.querySelector('form')
  expect(Object.fromEntries(new FormData(form ?? undefined))).toEqual({
    zahlung: 'vorkasse',
    land: 'DE',
    vorname: '',
    nachname: '',
    email: '',
    telefon: '',
  })
  expect(plain(form?.textContent)).toContain('als PDF mit der Bestätigung')
  expect(plain(form?.textContent)).not.toMatch(/Wie bezahlen|Vorkasse|Zahlung da ist/)
})

test('where nothing can be paid there is no form, but whom to ask', () => {
  const angebot = { ...checkout.angebot, zahlungen: [] }
  renderView(<Checkout kasse={{ ...checkout, angebot }} />)
  expect(screen.getByRole('status').textContent).toContain('Bitte rufen Sie uns an')
  expect(screen.queryByRole('button')).toBeNull()
  expect(screen.getByRole('link', { name: 'Zurück zum Warenkorb' })).toBeTruthy()
})

test('what is wrong is said in a sentence above the form and at the field, and stays typed', () => {
  const felder = { plz: '7837', vorname: 'R', nachname: 'www.spam.example' }
  const fehler = { zahlung: 'fehlt', vorname: 'kurz', nachname: 'links', plz: 'ungueltig' } as const
  renderView(<Checkout kasse={{ ...checkout, felder, fehler }} />)
  const summary = screen.getByRole('heading', { name: /4/ }).closest('section')
  const links = within(summary ?? document.body).getAllByRole('link')
  expect(links.map((link) => link.getAttribute('href'))).toEqual([
    '#kasse-zahlung',
    '#kasse-vorname',
    '#kasse-nachname',
    '#kasse-plz',
  ])
  expect(links.map((link) => link.textContent)).toEqual([
    'Bitte wählen Sie, wie Sie bezahlen.',
    'Vorname: Bitte mindestens zwei Zeichen.',
    'Nachname: Bitte ohne Internetadressen.',
    expect.stringContaining('fünf Ziffern in Deutschland'),
  ])
  const plz = document.querySelector('#kasse-plz')
  expect(plz?.getAttribute('value')).toBe('7837')
  expect(plz?.getAttribute('aria-invalid')).toBe('true')
})

test('directly above the button stand goods, shipping, VAT and the whole price (§ 312j BGB)', () => {
  renderView(<Review cart={cart} overview={overview} schluessel="ein-schluessel" />)
  const box = screen.getByRole('region', { name: 'Ihre Bestellung' })
  const text = plain(box.textContent)
  for (const part of [
    '2 ×T-Shirt',
    'Größe M',
    'Anmerkungen: Als Geschenk',
    'Versand4,00 €',
    'Gesamtpreis65,30 €',
    'darin 19 % MwSt.: 8,47 €',
    'darin 7 % MwSt.: 0,80 €',
  ])
    expect(text).toContain(part)
  expect(text.endsWith('Zahlungspflichtig bestellen')).toBe(true)
  const button = within(box).getByRole('button')
  expect(button.textContent).toBe('Zahlungspflichtig bestellen')
})

test('the order carries what was looked at, and a key of its own', () => {
  renderView(<Review cart={cart} overview={overview} schluessel="ein-schluessel" />)
  const form = document.querySelector('form')
  expect(form?.getAttribute('action')).toBe('/de/shop/kasse/pruefen/')
  expect(Object.fromEntries(new FormData(form ?? undefined))).toEqual({
    stand: 'wie-gesehen',
    schluessel: 'ein-schluessel',
  })
})

test('address, delivery, payment, seller and terms are there, each with a way to change it', () => {
  renderView(<Review cart={cart} overview={overview} schluessel="x" />)
  const text = plain(document.body.textContent)
  for (const part of [
    'Renate Müller',
    '6020 Innsbruck (Österreich)',
    'Lieferzeit: 4 Werktage nach Zahlungseingang',
    'Zahlbar binnen 7 Tagen',
    'Es gelten unsere Allgemeinen Geschäftsbedingungen. Lesen Sie auch die Widerrufsbelehrung.',
    'Ihr Vertragspartner ist Stadt Bad Silberbronn, Kurparkallee 2, 00375 Bad Silberbronn.',
  ])
    expect(text).toContain(part)
  const hrefs = screen.getAllByRole('link').map((link) => link.getAttribute('href'))
  for (const href of [
    '/de/shop/agb/',
    '/de/shop/widerrufsbelehrung/',
    '/de/shop/kasse/#kasse-email',
  ])
    expect(hrefs).toContain(href)
})

test('a shop without terms of its own names none', () => {
  renderView(<Review cart={cart} overview={{ ...overview, hat_agb: false }} schluessel="x" />)
  const text = plain(document.body.textContent)
  expect(text).toContain('Bitte lesen Sie die Widerrufsbelehrung.')
  expect(text).not.toContain('Allgemeinen Geschäftsbedingungen')
})

test('articles without the right to withdraw say so before the order', () => {
  renderView(<Review cart={warenkorbExamples.tickets} overview={overview} schluessel="x" />)
  expect(screen.getByText('Kein Widerrufsrecht: Karte für einen Termin')).toBeTruthy()
})

test('what costs nothing asks for no payment, and its tickets wait for none', () => {
  const angaben = { ...overview.angaben, lieferung: 'mail' } as const
  const amounts = { waren_cent: 0, versand_cent: 0, summe_cent: 0, steuern: [] }
  const free = { ...overview, angaben, ...amounts, zahlbar_tage: null }
  const { tickets } = warenkorbExamples
  renderView(<Review cart={tickets} overview={free} schluessel="x" />)
  const text = plain(document.body.textContent)
  expect(text).toContain('Es ist nichts zu bezahlen.')
  expect(text).toContain('Eintrittskarten kommen als PDF mit der Bestätigung.')
  expect(text).not.toMatch(/Vorkasse|Zahlbar|überweisen|Zahlung da ist|Zahlungseingang/)
  expect(screen.queryByRole('link', { name: 'Zahlung ändern' })).toBeNull()
  expect(screen.getByRole('button').textContent).toBe('Kostenlos bestellen')
})

test('another price or name is said where one orders, at its line', () => {
  const said = /Der Preis hat sich geändert: vorher 24,90 €, jetzt 26,90 €/
  const warenkorb = warenkorbExamples.changed
  renderView(<Checkout kasse={{ ...checkout, warenkorb }} />)
  const aside = screen.getByRole('complementary', { name: 'Ihre Bestellung' })
  expect(plain(aside.textContent)).toMatch(said)
  document.body.innerHTML = ''
  renderView(<Review cart={warenkorb} overview={overview} schluessel="x" />)
  const box = screen.getByRole('region', { name: 'Ihre Bestellung' })
  expect(plain(box.textContent)).toMatch(said)
  expect(plain(box.textContent)).toContain('vorher: T-Shirt „Bergbahn“')
})

test('an order that could not be finished is sent again with the same key', () => {
  renderView(<OrderTrouble kind="away" fields={{ stand: 's', schluessel: 'k' }} />)
  expect(screen.getByRole('alert').textContent).toContain('Doppelt bestellt wird dabei nichts')
  const form = document.querySelector('form')
  expect(Object.fromEntries(new FormData(form ?? undefined))).toEqual({
    stand: 's',
    schluessel: 'k',
  })
})

test('all of it is there in English', () => {
  renderView(<Review cart={cart} overview={overview} schluessel="x" />, { sprache: 'en' })
  expect(screen.getByRole('button', { name: 'Order with obligation to pay' })).toBeTruthy()
  expect(plain(document.body.textContent)).toContain('Total price€65.30')
})
