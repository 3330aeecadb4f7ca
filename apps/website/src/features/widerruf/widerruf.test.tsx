import { widerrufFelder } from '@kurstadt/contract/shop'
import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { renderView } from '../../../tests/support/render-view.tsx'
import { Received, Withdraw } from './index.ts'

const empty = { felder: {}, fehler: {}, schluessel: 'ein-schluessel', trouble: null }
const plain = () => (document.body.textContent ?? '').replaceAll(/\s+/g, ' ')

test('the form asks for name, contract and address, and its button says what it does (§ 356a BGB)', () => {
  renderView(<Withdraw {...empty} felder={{ bestellnummer: 'B-42' }} />)
  const form = document.querySelector('form')
  expect(form?.getAttribute('action')).toBe('/de/shop/widerruf/')
  expect(Object.fromEntries(new FormData(form ?? undefined))).toEqual({
    schluessel: 'ein-schluessel',
    ...Object.fromEntries(widerrufFelder.map((name) => [name, ''])),
    bestellnummer: 'B-42',
  })
  expect(screen.getByRole('button').textContent).toBe('Widerruf bestätigen')
  expect(plain()).toContain('Hiermit widerrufe ich den Vertrag')
})

test('what is wrong is said above the form and at the field, and stays typed', () => {
  const fehler = { bestellnummer: 'fehlt', name: 'kurz', email: 'ungueltig', umfang: 'links' }
  const felder = { name: 'R', email: 'renate@post', umfang: 'www.spam.example' }
  renderView(<Withdraw {...empty} felder={felder} fehler={fehler} />)
  const summary = screen.getByRole('heading', { name: /4/ }).closest('section')
  const links = within(summary ?? document.body).getAllByRole('link')
  expect(links.map((link) => [link.getAttribute('href'), link.textContent])).toEqual([
    [
      '#widerruf-bestellnummer',
      'Bitte geben Sie die Bestellnummer an, oder was Sie wann bestellt haben.',
    ],
    ['#widerruf-name', 'Ihr Name: Bitte mindestens zwei Zeichen.'],
    ['#widerruf-email', 'Bitte prüfen Sie die E-Mail-Adresse, zum Beispiel name@beispiel.de.'],
    ['#widerruf-umfang', 'Umfang: Bitte ohne Internetadressen und E-Mail-Adressen.'],
  ])
  expect(document.querySelector('#widerruf-name')?.getAttribute('value')).toBe('R')
})

test.each(['away', 'busy'] as const)('what could not be sent (%s) is still there', (trouble) => {
  renderView(<Withdraw {...empty} felder={{ name: 'Renate' }} trouble={trouble} />)
  expect(screen.getByRole('alert').textContent).toContain('auch per E-Mail oder Brief')
  expect(document.querySelector('#widerruf-name')?.getAttribute('value')).toBe('Renate')
})

test('a declaration that is in says since when, and where its receipt goes', () => {
  renderView(<Received am="2026-11-26T09:30:00.000Z" email="renate@post.example" />)
  const text = screen.getByRole('status').textContent ?? ''
  expect(text).toContain('26.11.2026, 10:30 Uhr')
  expect(text).toContain('renate@post.example')
})

test('all of it is there in English', () => {
  renderView(<Withdraw {...empty} />, { sprache: 'en' })
  expect(screen.getByRole('button', { name: 'Confirm withdrawal' })).toBeTruthy()
})
