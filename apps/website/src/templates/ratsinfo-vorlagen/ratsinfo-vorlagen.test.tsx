import { examples } from '@kurstadt/contract/examples'
import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { renderView } from '../../../tests/support/render-view.tsx'
import { RatsinfoVorlagen } from './ratsinfo-vorlagen.tsx'

const { typical } = examples['ratsinfo-vorlagen']
const url = '/de/gemeinderat/vorlagen/'

test('papers are searched by words, committee and year; a kind is not asked for', () => {
  renderView(<RatsinfoVorlagen block={typical} />, { url: `${url}?art=sitzungen&jahr=2027` })
  expect(screen.queryByLabelText('Was')).toBeNull()
  const form = screen.getByRole('form', { name: 'In Sitzungen und Vorlagen suchen' })
  const sent = new FormData(form instanceof HTMLFormElement ? form : undefined)
  expect(Object.fromEntries(sent)).toEqual({ q: '', gremium_id: '', jahr: '2027' })
  expect(form.getAttribute('action')).toBe(url)
})
