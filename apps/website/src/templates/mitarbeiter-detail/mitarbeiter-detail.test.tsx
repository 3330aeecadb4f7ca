import { examples } from '@kurstadt/contract/examples'
import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { languageOf } from '../../../tests/support/language-of.ts'
import { renderView } from '../../../tests/support/render-view.tsx'
import { MitarbeiterDetail } from './mitarbeiter-detail.tsx'

const { typical, minimal } = examples['mitarbeiter-detail']
const url = '/de/rathaus/ansprechpartner/annegret-tannenfels-id_8/'

test('typical: function, offices, room, contact and tasks', () => {
  renderView(<MitarbeiterDetail block={typical} />, { url })
  expect(screen.getByText('Leiterin des Bürgerbüros')).toBeTruthy()
  expect(screen.getByRole('link', { name: 'Bürgerbüro' })).toBeTruthy()
  expect(screen.getByText('Zimmer 1.04')).toBeTruthy()
  expect(screen.getByRole('heading', { level: 2, name: 'Aufgaben' })).toBeTruthy()
})

test('typical: a visiting card can be downloaded', () => {
  renderView(<MitarbeiterDetail block={typical} />, { url })
  const card = screen.getByRole('link', { name: /^Visitenkarte herunterladen/ })
  expect(card.getAttribute('href')).toBe('/visitenkarte/mitarbeiter-8.vcf')
})

test('minimal: whoever works in no office and is not reached is shown all the same', () => {
  renderView(<MitarbeiterDetail block={minimal} />, { url })
  expect(screen.queryByText('Arbeitet hier')).toBeNull()
  expect(screen.getByRole('link', { name: 'Alle Ansprechpartner' }).getAttribute('href')).toBe(
    '/de/rathaus/ansprechpartner/',
  )
})

test('on an English page an office without an English name is marked as German', () => {
  const { english } = examples['mitarbeiter-detail']
  const [german] = typical.context.aemter
  const aemter = [...english.context.aemter, ...(german ? [{ ...german, id: 3 }] : [])]
  const block = { ...english, context: { ...english.context, aemter } }
  renderView(<MitarbeiterDetail block={block} />, { url: '/en/people/x-id_8/', sprache: 'en' })
  expect(languageOf(screen.getByRole('link', { name: 'Bürgerbüro' }))).toBe('de')
  expect(languageOf(screen.getByRole('link', { name: 'Citizens’ office' }))).toBe('the page')
})
