import { aboSchema } from '@kurstadt/contract/abos'
import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { renderView } from '../../../tests/support/render-view.tsx'
import { AskedForMails, AskForMails, NoMails, OwnMails } from './index.ts'

const zugang = 'abcdefghijklmnopqrstu_'
const [waiting, confirmed] = [
  { id: '3f2c6f0e-3c52-4a52-9a8e-0a6f7a1b2c3d', wort: 'Radweg', bestaetigt: false },
  { id: '3f2c6f0e-3c52-4a52-9a8e-0a6f7a1b2c3e', wort: 'Talstraße', bestaetigt: true },
].map((one) => ({ ...one, art: 'vorlagen' as const, zeit: null, seit: '2026-11-24T19:15:00.000Z' }))
const ansicht = { email: 'l…@post.example', abos: [waiting, confirmed].flatMap((one) => one ?? []) }

test('the form asks for a word and an address, and takes the word of the search along', () => {
  renderView(<AskForMails felder={{ wort: 'Talstraße' }} fehler={{}} trouble={null} />)
  const form = document.querySelector('form')
  expect(form?.getAttribute('action')).toBe('/de/gemeinderat/benachrichtigung/')
  expect(Object.fromEntries(new FormData(form ?? undefined))).toEqual({
    wort: 'Talstraße',
    email: '',
  })
})

test('what is wrong is said above the form and at the field, and stays typed', () => {
  const felder = { wort: 'die', email: 'x@' }
  const fehler = { wort: 'ungueltig', email: 'zeichen' }
  renderView(<AskForMails felder={felder} fehler={fehler} trouble={null} />)
  const summary = screen.getByRole('heading', { name: /2/ }).closest('section')
  const links = within(summary ?? document.body).getAllByRole('link')
  expect(links.map((link) => link.getAttribute('href'))).toEqual(['#abo-wort', '#abo-email'])
  expect(document.querySelector('#abo-wort')?.getAttribute('value')).toBe('die')
})

test('every problem of a field has words of its own kind', () => {
  for (const field of Object.keys(aboSchema.shape))
    for (const problem of ['fehlt', 'kurz', 'lang', 'links', 'zeichen']) {
      const { container, unmount } = renderView(
        <AskForMails felder={{}} fehler={{ [field]: problem }} trouble={null} />,
      )
      expect(container.querySelector('form section a')?.textContent?.length).toBeGreaterThan(20)
      unmount()
    }
})

test.each(['away', 'busy'] as const)('that it cannot be sent is said: %s', (trouble) => {
  renderView(<AskForMails felder={{ wort: 'Talstraße' }} fehler={{}} trouble={trouble} />)
  expect(screen.getByRole('alert').textContent).toMatch(/noch einmal/)
})

test('who has asked is told where the link went, and why none may come', () => {
  renderView(<AskedForMails email="leserin@post.example" />)
  expect(screen.getByRole('status').textContent).toContain('leserin@post.example')
  expect(document.body.textContent).toContain('in der letzten Stunde')
})

test('each word has its own buttons, which say what they are for', () => {
  renderView(<OwnMails ansicht={ansicht} zugang={zugang} done={null} />)
  const names = screen.getAllByRole('button').map((one) => one.getAttribute('aria-label'))
  expect(names).toEqual(['Bestätigen: Radweg', 'Entfernen: Radweg', 'Beenden: Talstraße', null])
  const [form] = document.forms
  expect(form?.getAttribute('action')).toBe(`/de/benachrichtigungen/${zugang}/`)
  expect(Object.fromEntries(new FormData(form))).toEqual({ tun: 'bestaetigen', abo: waiting?.id })
  expect(screen.queryByRole('status')).toBeNull()
})

test('a reminder shows its time, which a form of its own changes', () => {
  const abos = ansicht.abos.slice(1).map((one) => ({
    ...one,
    art: 'abfuhr' as const,
    wort: 'Restmüll: Talstraße',
    zeit: 'morgen-6' as const,
  }))
  renderView(<OwnMails ansicht={{ ...ansicht, abos }} zugang={zugang} done="changed" />)
  const [form] = document.forms
  expect(Object.fromEntries(new FormData(form))).toEqual({
    tun: 'zeit-aendern',
    abo: confirmed?.id,
    zeit: 'morgen-6',
  })
  expect(screen.getByRole('button', { name: 'Uhrzeit ändern: Restmüll: Talstraße' })).toBeTruthy()
  expect(screen.getByRole('status').textContent).toBe('Die Uhrzeit ist geändert.')
})

test('what was done is said', () => {
  renderView(<OwnMails ansicht={ansicht} zugang={zugang} done="confirmed" />)
  expect(screen.getByRole('status').textContent).toMatch(/^Bestätigt/)
})

test('where nothing is kept nobody is left alone', () => {
  renderView(<NoMails why="missing" />)
  expect(screen.getByRole('link', { name: 'Zur Startseite' })).toBeTruthy()
  expect(screen.queryByRole('alert')).toBeNull()
})
