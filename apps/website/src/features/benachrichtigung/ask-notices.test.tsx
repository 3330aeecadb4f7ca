import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { renderView } from '../../../tests/support/render-view.tsx'
import { AskForNoticeMails, OwnMails } from './index.ts'

test('the form asks which notices, all of them unless chosen, and for an address', () => {
  renderView(<AskForNoticeMails felder={{}} fehler={{}} trouble={null} />)
  const [form] = document.forms
  expect(form?.getAttribute('action')).toBe('/de/bekanntmachungen/benachrichtigung/')
  expect(Object.fromEntries(new FormData(form))).toEqual({ wort: 'alle', email: '' })
  expect(screen.getByRole('option', { name: 'Auslegung von Plänen' })).toBeTruthy()
})

test('what is wrong is said above the form and at the field, and stays chosen', () => {
  const felder = { wort: 'wahl', email: 'x@' }
  const fehler = { wort: 'ungueltig', email: 'zeichen' }
  renderView(<AskForNoticeMails felder={felder} fehler={fehler} trouble={null} />)
  const links = screen.getAllByRole('link', { name: /^Bitte/ })
  expect(links.map((link) => link.getAttribute('href'))).toEqual(['#abo-wort', '#abo-email'])
  expect(new FormData(document.forms[0]).get('wort')).toBe('wahl')
})

test('a kind of notices stands on the list by its name', () => {
  const abo = { art: 'bekanntmachungen' as const, seit: '2026-11-24T19:15:00.000Z' }
  const ids = ['3f2c6f0e-3c52-4a52-9a8e-0a6f7a1b2c3d', '3f2c6f0e-3c52-4a52-9a8e-0a6f7a1b2c3e']
  const abos = ['alle', 'wahl'].map((wort, at) => ({
    ...abo,
    id: ids[at] ?? '',
    wort,
    bestaetigt: true,
    zeit: null,
  }))
  const ansicht = { email: 'l…@post.example', abos }
  renderView(<OwnMails ansicht={ansicht} zugang="abcdefghijklmnopqrstu_" done={null} />)
  const names = screen.getAllByRole('button').map((one) => one.getAttribute('aria-label'))
  expect(names).toEqual([
    'Beenden: Bekanntmachungen: Alle',
    'Beenden: Bekanntmachungen: Wahl',
    null,
  ])
})
