import { examples } from '@kurstadt/contract/examples'
import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { languageOf } from '../../../tests/support/language-of.ts'
import { renderView } from '../../../tests/support/render-view.tsx'
import { WegweiserDetail } from './wegweiser-detail.tsx'

const { typical, minimal } = examples['wegweiser-detail']
const url = '/de/behoerdenlotse/wegweiser/personalausweis-beantragen-id_12/'

test('typical: what to bring, fee, duration, forms, online service, legal basis', () => {
  renderView(<WegweiserDetail block={typical} />, { url })
  for (const name of ['Das bringen Sie mit', 'Formulare', 'Online erledigen', 'Rechtsgrundlage'])
    expect(screen.getByRole('heading', { level: 2, name })).toBeTruthy()
  expect(screen.getByText('Bisheriger Ausweis oder Reisepass')).toBeTruthy()
  expect(screen.getByText('37,00 EUR, bis zum 24. Geburtstag 22,80 EUR')).toBeTruthy()
  expect(screen.getByText('Drei Wochen')).toBeTruthy()
  expect(screen.getByRole('link', { name: 'Vollmacht zur Abholung' })).toBeTruthy()
  expect(screen.getByText('(PDF, 48 KB, Stand 01.03.2027)')).toBeTruthy()
  expect(screen.getByRole('link', { name: 'Termin buchen' })).toBeTruthy()
})

test('typical: one reads in the order in which one needs it', () => {
  const { container } = renderView(<WegweiserDetail block={typical} />, { url })
  const text = container.textContent
  const parts = [
    typical.context.kurztext,
    'Das bringen Sie mit',
    'Gebühr',
    'Drei Wochen',
    'Formulare',
    'Online erledigen',
    'Rechtsgrundlage',
    'Bürgerbüro',
  ]
  const places = parts.map((part) => text.lastIndexOf(part))
  expect(places).not.toContain(-1)
  expect(places).toEqual(places.toSorted((a, b) => a - b))
})

test('typical: the responsible office and whom to ask', () => {
  renderView(<WegweiserDetail block={typical} />, { url })
  expect(screen.getByRole('link', { name: 'Bürgerbüro' })).toBeTruthy()
  expect(screen.getByText('Dr. Annegret Tannenfels')).toBeTruthy()
})

test('minimal: what is not known is left out', () => {
  renderView(<WegweiserDetail block={minimal} />, { url })
  expect(screen.queryByRole('heading', { name: 'Formulare' })).toBeNull()
  expect(screen.queryByText('Gebühr')).toBeNull()
})

test('leads back to the list', () => {
  renderView(<WegweiserDetail block={typical} />, { url })
  const back = screen.getByRole('link', { name: 'Alle Dienste von A bis Z' })
  expect(back.getAttribute('href')).toBe('/de/behoerdenlotse/wegweiser/')
})

test('not translated: on the English page the procedure is marked as German, our words are not', () => {
  renderView(<WegweiserDetail block={typical} />, { url: '/en/services/x-id_12/', sprache: 'en' })
  for (const theirs of [
    typical.context.kurztext,
    'Bisheriger Ausweis oder Reisepass',
    'Drei Wochen',
  ])
    expect([theirs, languageOf(screen.getByText(theirs))]).toEqual([theirs, 'de'])
  expect(languageOf(screen.getByRole('link', { name: 'Vollmacht zur Abholung' }))).toBe('de')
  expect(languageOf(screen.getByRole('link', { name: 'Bürgerbüro' }))).toBe('de')
  expect(languageOf(screen.getByText('What to bring'))).toBe('the page')
})
