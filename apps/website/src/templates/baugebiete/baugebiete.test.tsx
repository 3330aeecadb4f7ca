import { examples } from '@kurstadt/contract/examples'
import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { renderView } from '../../../tests/support/render-view.tsx'
import { FormPageContext } from '../../features/form-page/index.ts'
import { Baugebiete } from './baugebiete.tsx'

const { typical, minimal, 'sold-out': sold, english } = examples.baugebiete

function show(block = typical, heute = '2027-06-16', sprache: 'de' | 'en' = 'de') {
  const page = { heute, reply: null, emails: { tourismus: null, rathaus: null } }
  return renderView(
    <FormPageContext value={page}>
      <Baugebiete block={block} />
    </FormPageContext>,
    { url: '/de/rathaus/baugebiete/', sprache },
  )
}

test('each area says how far it is, what is left of it, from which price and until when', () => {
  show()
  const [first] = screen.getAllByRole('article')
  const area = within(first ?? document.body)
  expect(area.getByRole('link', { name: 'Obere Halde' }).getAttribute('href')).toBe(
    '/de/baugebiete/obere-halde-id_1/',
  )
  expect(area.getByText('Plätze werden vergeben')).toBeTruthy()
  expect(area.getByText(/^1 von 3 Plätzen frei, ab 122\.408\s€$/)).toBeTruthy()
  expect(area.getByText('Bewerbung bis Donnerstag, 30. September 2027')).toBeTruthy()
})

test('an area of which little is known stands in the list all the same', () => {
  show()
  const heading = screen.getByRole('heading', { name: 'Mühlbachwiesen' })
  expect(within(heading).queryByRole('link')).toBeNull()
  expect(screen.getByText('Die Plätze stehen noch nicht fest.')).toBeTruthy()
})

test('nobody is asked to apply when the time for it is over', () => {
  show(typical, '2027-10-01')
  expect(screen.queryByText(/Bewerbung bis/)).toBeNull()
})

test('an area without a free plot says so and names no price', () => {
  show(sold)
  expect(screen.getByText('Kein Platz von 2 Plätzen ist frei.')).toBeTruthy()
})

test('a town without building areas says so', () => {
  show(minimal)
  expect(screen.getByText('Zurzeit gibt die Stadt keine Bauplätze ab.')).toBeTruthy()
})

test('in English', () => {
  show(english, '2027-06-16', 'en')
  expect(screen.getAllByText(/^1 of 3 plots free, from €122,408$/)).toHaveLength(2)
})
