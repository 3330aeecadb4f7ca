import { examples } from '@kurstadt/contract/examples'
import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { renderView } from '../../../tests/support/render-view.tsx'
import { RatsinfoSuche } from './ratsinfo-suche.tsx'

const { typical, minimal, 'long-words': long } = examples['ratsinfo-suche']
const url = '/de/gemeinderat/suche/'

test('typical: hits say what they are, where the words stand, and mark them', () => {
  renderView(<RatsinfoSuche block={typical} />, { url: `${url}?q=Spielplatz` })
  expect(screen.getByRole('status').textContent).toBe('3 Treffer für „Spielplatz“')
  const [hit] = screen.getAllByRole('listitem')
  expect(hit?.textContent).toContain(
    'Vorlage\u00A0· Drucksache 2027/041\u00A0· 01.06.2027\u00A0· Gemeinderat',
  )
  const marked = [...(hit?.querySelectorAll('mark') ?? [])].map((mark) => mark.textContent)
  expect(marked).toEqual(['Wasserspielplatz', 'Spielplatz'])
  expect(hit?.textContent).toContain('aus der Datei „Lageplan“')
})

test('the filters are in the address, and the form keeps them', () => {
  const asked = `${url}?q=Bach&art=punkte&gremium_id=1&jahr=2026`
  renderView(<RatsinfoSuche block={typical} />, { url: asked })
  const form = screen.getByRole('form', { name: 'In Sitzungen und Vorlagen suchen' })
  const sent = new FormData(form instanceof HTMLFormElement ? form : undefined)
  expect(Object.fromEntries(sent)).toEqual({
    q: 'Bach',
    art: 'punkte',
    gremium_id: '1',
    jahr: '2026',
  })
  expect(screen.getByRole('link', { name: 'Alle Filter aufheben' }).getAttribute('href')).toBe(url)
})

test('what nobody knows of the address is not shown (T22)', () => {
  renderView(<RatsinfoSuche block={typical} />, { url: `${url}?art=geheim&gremium_id=x&fremd=1` })
  expect(screen.queryByRole('link', { name: 'Alle Filter aufheben' })).toBeNull()
})

test('minimal: no hits lead on with a hint', () => {
  renderView(<RatsinfoSuche block={minimal} />, { url: `${url}?q=Xyz` })
  expect(screen.getByRole('status').textContent).toContain('Zu „Xyz“ steht nichts')
})

test('long-words: a hit that is not public is marked, wherever it is shown', () => {
  renderView(<RatsinfoSuche block={long} />, { url })
  expect(screen.getByText('Nicht öffentlich')).toBeTruthy()
})

test('away: a search that is not there says so', () => {
  renderView(<RatsinfoSuche block={{ ...typical, context: null }} />, { url })
  expect(screen.getByText(/Die Suche ist gerade nicht erreichbar/)).toBeTruthy()
})

test('english: the name of a file is German, the words around it are not', () => {
  renderView(<RatsinfoSuche block={typical} />, { url: '/en/x/?q=Spielplatz', sprache: 'en' })
  expect(screen.getByText('Lageplan').lang).toBe('de')
  const [hit] = screen.getAllByRole('listitem')
  expect(hit?.textContent).toContain('from the file “Lageplan”')
  expect(screen.getByText(/from the file/).closest('[lang]')).toBeNull()
})

test('nobody but members can ask for what is new since their last visit', () => {
  const since = encodeURIComponent('2028-05-20T06:30:00.000Z')
  const { container } = renderView(<RatsinfoSuche block={typical} />, {
    url: `${url}?neu_seit=${since}`,
  })
  expect(container.querySelector('[name=neu_seit]')).toBeNull()
})
