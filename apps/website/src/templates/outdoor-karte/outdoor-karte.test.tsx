import { examples } from '@kurstadt/contract/examples'
import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { renderView } from '../../../tests/support/render-view.tsx'
import { townMap } from '../../../tests/support/town-map.ts'
import { FormPageContext } from '../../features/form-page/index.ts'
import { BaseMapContext } from '../../features/karte/index.ts'
import { OutdoorKarte } from './outdoor-karte.tsx'

const { typical, minimal, english, pois = minimal } = examples['outdoor-karte']
const path = '/de/touren/'

function show(block = typical, query = '', { heute = '2026-11-26', map = townMap } = {}) {
  const page = { heute, reply: null, emails: { tourismus: null, rathaus: null } }
  return renderView(
    <BaseMapContext value={map}>
      <FormPageContext value={page}>
        <OutdoorKarte block={block} />
      </FormPageContext>
    </BaseMapContext>,
    { url: `${path}${query}` },
  )
}
const rowsOf = () =>
  within(screen.getByRole('list', { name: /als Liste/ }))
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent?.replaceAll('\u00A0', ' '))
const hrefOf = (name: string | RegExp) => screen.getByRole('link', { name }).getAttribute('href')

test('each tour is a sentence, with its start and its page', () => {
  show()
  expect(rowsOf()[0]).toMatch(
    /^1Quellenweg Wandern, 7,2 km, 2 Std., 140 m hinauf, leicht, Rundtour, mit Kinderwagen\./,
  )
  expect(screen.getByRole('heading', { name: '4 Touren' })).toBeTruthy()
  const [first] = screen.getAllByRole('link', { name: 'Quellenweg' })
  expect(first?.getAttribute('href')).toBe('/de/touren/quellenweg-id_1/')
})

test('the drawing has a way and a pin for each tour that has one, with the numbers of the list', () => {
  const { container } = show(typical, '?ort=5')
  const pins = [...container.querySelectorAll<HTMLElement>('a[data-place]')]
  expect(pins.map(({ textContent }) => textContent)).toEqual(['1', '2', '3'])
  expect(container.querySelectorAll('g[data-place] polyline')).toHaveLength(6)
  expect(container.querySelector('g[data-chosen]')?.getAttribute('data-place')).toBe('5')
  expect(container.querySelector('li[aria-current]')?.textContent).toContain('Silberschlucht')
  expect(rowsOf()[3]).toMatch(/^4/)
  expect(screen.queryByRole('link', { name: /^Nummer 4/ })).toBeNull()
})

test('what is closed says so in the list as long as it is', () => {
  show()
  expect(rowsOf()[1]).toContain('Teilweise gesperrt')
  expect(rowsOf()[0]).not.toContain('esperrt')
})

test('a tour out of season says so in the list, beside what is closed', () => {
  show(typical, '', { heute: '2026-12-01' })
  expect(rowsOf()[0]).toContain('Außerhalb der Saison (April bis November)')
  expect(rowsOf()[1]).toContain('Teilweise gesperrt Außerhalb der Saison')
})

test('filters are a form that keeps what was chosen, also without JavaScript', () => {
  const { container } = show(typical, '?art=wandern&laenge_bis=7&rundtour=1&aufstieg_bis=viel')
  const form = container.querySelector('form')
  expect(form?.method).toBe('get')
  const sent = Object.entries(Object.fromEntries(new FormData(form ?? undefined)))
  expect(Object.fromEntries(sent.filter(([, value]) => value !== ''))).toEqual({
    art: 'wandern',
    laenge_bis: '7',
    rundtour: '1',
  })
  expect(screen.getByRole('option', { name: 'bis 7 km' })).toBeTruthy()
  expect(hrefOf('Alle Touren zeigen')).toBe('/de/touren/#touren')
  expect(hrefOf('Nummer 1: Quellenweg auf der Karte zeigen')).toBe(
    '/de/touren/?art=wandern&laenge_bis=7&rundtour=1&ort=1#karte',
  )
})

test('places to discover are another list of the same page', () => {
  const { container } = show(pois, '?contentType=poi')
  expect(rowsOf()[0]).toMatch(/^1Aussichtsturm Hoher Stein Aussicht, 754 m über dem Meer\./)
  expect(screen.getByRole('link', { name: 'Orte zum Entdecken' }).ariaCurrent).toBe('true')
  expect(container.querySelectorAll('a[data-place]')).toHaveLength(1)
  expect(container.querySelector('input[type="hidden"]')?.getAttribute('value')).toBe('poi')
  expect(screen.queryByRole('combobox', { name: 'Länge' })).toBeNull()
})

test('where nothing is left, there is a way back to everything; an empty town says so', () => {
  show(
    { ...typical, context: { ...typical.context, data: [], anzahl: 0 } },
    '?schwierigkeit=schwer',
  )
  expect(screen.getByText(/Zu dieser Auswahl passt keine Tour/)).toBeTruthy()
  show(minimal)
  expect(screen.getByText('Zurzeit sind keine Touren eingetragen.')).toBeTruthy()
})

test('one broken way takes no other from the map: at 0/0 it is in the list alone', () => {
  const [first, ...others] = typical.context.data
  const lost = (track: { type: 'LineString' }) => ({
    ...track,
    coordinates: [0, 0.1].map((at): [number, number] => [at, at]),
  })
  const data =
    first?.typ === 'tour' && first.track ? [{ ...first, track: lost(first.track) }, ...others] : []
  const { container } = show({ ...typical, context: { ...typical.context, data } })
  expect([...container.querySelectorAll('a[data-place]')].map((pin) => pin.textContent)).toEqual([
    '2',
    '3',
  ])
  expect(rowsOf()).toHaveLength(4)
})

test('english', () => {
  renderView(<OutdoorKarte block={english} />, { url: '/en/tours/', sprache: 'en' })
  expect(screen.getByRole('heading', { name: '1 tour' })).toBeTruthy()
  expect(screen.getByRole('list', { name: /as a list/ }).textContent).toMatch(
    /Walk, 7\.2.km, 2.h, 140.m of climbing, easy, circular, with a pushchair\./,
  )
})

test('a place without a page leads on where its link is of the language of the page', () => {
  const data = pois.context.data.map((one) => ({ ...one, detailURL: null }))
  const block = { ...pois, context: { ...pois.context, data } }
  show(block, '?contentType=poi')
  expect(hrefOf('Zur Bergbahn')).toBe('/de/bergbahn/')
  const { container } = renderView(<OutdoorKarte block={block} />, { url: path, sprache: 'en' })
  expect(within(container).queryByRole('link', { name: 'Zur Bergbahn' })).toBeNull()
})
