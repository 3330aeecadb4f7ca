import { examples, vorlageExamples } from '@kurstadt/contract/examples'
import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { renderView } from '../../../tests/support/render-view.tsx'
import { RatsinfoVorlage } from './ratsinfo-vorlage.tsx'

const { typical, minimal } = examples['ratsinfo-vorlage']
const planned = { ...typical, context: vorlageExamples.planned }
const withdrawn = { ...typical, context: vorlageExamples.withdrawn }
const url = '/de/gemeinderat/vorlagen/wasserspielplatz-id_41/'

const steps = () => {
  const way = screen.getByRole('region', { name: 'Weg durch die Gremien' })
  return within(way)
    .getAllByRole('listitem')
    .map((step) => step.textContent)
}

test('typical: the way through the committees, step by step, with what came of each', () => {
  renderView(<RatsinfoVorlage block={typical} />, { url })
  const [first = '', second = ''] = steps()
  expect(first).toContain('Ausschuss für Technik und Umwelt Vorberatung')
  expect(first).toContain('Dienstag, 1. Juni 2027, 17:00 Uhr, Punkt 3')
  expect(first).toContain('Geändert beschlossen')
  expect(second).toContain('Gemeinderat Entscheidung')
  expect(screen.getByRole('link', { name: /15\. Juni 2027/ }).getAttribute('href')).toBe(
    '/de/gemeinderat/sitzungen/gemeinderat-id_12/#top-102',
  )
})

test('planned: a committee that is still to see the paper stands there without a day', () => {
  renderView(<RatsinfoVorlage block={planned} />, { url })
  expect(steps()[1]).toContain('Termin steht noch nicht fest')
})

test('withdrawn: says when and why, and keeps the files that were replaced', () => {
  renderView(<RatsinfoVorlage block={withdrawn} />, { url })
  expect(screen.getByText(/am 10\.06\.2027 zurückgezogen/)).toBeTruthy()
  expect(screen.getByText('Der Zuschuss wurde nicht bewilligt.')).toBeTruthy()
  const former = screen.getByText('Frühere Fassungen (1)').closest('details')
  expect(former?.textContent).toContain('Gültig bis 08.06.2027: Kosten berichtigt')
  expect(former?.querySelector('a')?.getAttribute('href')).toBe(
    '/de/gemeinderat/dokumente/3/Lageplan.pdf',
  )
})

test('typical: number, kind, day, office and files', () => {
  renderView(<RatsinfoVorlage block={typical} />, { url })
  expect(screen.getByText('Drucksache 2027/041')).toBeTruthy()
  expect(screen.getByText('Beschlussvorlage vom 01.06.2027')).toBeTruthy()
  expect(screen.getByRole('link', { name: 'Bauamt' })).toBeTruthy()
  expect(screen.getByRole('heading', { name: 'Anlagen' })).toBeTruthy()
})

test('minimal: without files, office and way nothing is promised', () => {
  renderView(<RatsinfoVorlage block={minimal} />, { url })
  expect(screen.queryByRole('heading', { name: 'Anlagen' })).toBeNull()
  expect(screen.getByText(/Noch steht nicht fest, welches Gremium/)).toBeTruthy()
})
