import { examples, tourExamples } from '@kurstadt/contract/examples'
import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { renderOnServer, renderView } from '../../../tests/support/render-view.tsx'
import { townMap } from '../../../tests/support/town-map.ts'
import { FormPageContext } from '../../features/form-page/index.ts'
import { BaseMapContext } from '../../features/karte/index.ts'
import { TourDetail } from './tour-detail.tsx'

const {
  typical,
  minimal,
  closed = minimal,
  'five-thousand-points': long = minimal,
} = examples['tour-detail']
const { typical: tour } = tourExamples
const url = '/de/touren/quellenweg-id_1/'

const page = (block = typical, heute = '2026-11-26') => (
  <BaseMapContext value={townMap}>
    <FormPageContext value={{ heute, reply: null, emails: { tourismus: null, rathaus: null } }}>
      <TourDetail block={block} />
    </FormPageContext>
  </BaseMapContext>
)
const show = (...of: Parameters<typeof page>) => renderView(page(...of), { url })
const state = () => screen.getByRole('region', { name: 'Zustand' }).textContent
const hrefOf = (name: string | RegExp) => screen.getByRole('link', { name }).getAttribute('href')
const factsOf = () =>
  [...document.querySelectorAll('dl div')].map(({ textContent }) =>
    textContent?.replaceAll('\u00A0', ' '),
  )

test('what one wants to know first stands first', () => {
  show()
  expect(factsOf()).toEqual([
    'ArtWandern',
    'Länge7,2 km',
    'Zeit2 Std. ohne Pausen',
    'Aufstieg140 m',
    'Abstieg140 m',
    'Schwierigkeitleicht',
    'Rundtourja',
    'Mit Kinderwagenja',
    'Mit Rollstuhlnein',
    'SaisonApril bis November',
    'BelagFeiner Schotter, auf 600 Metern Asphalt.',
    'WegzeichenBlaue Raute',
    'StartWandelhalle',
  ])
})

test('what is closed: since when, which stretch, why and by whom; what comes is told as well', () => {
  show(closed)
  expect(state()).toContain('Teilweise gesperrt')
  expect(state()).toContain(
    'Zwischen dem Wasserfall und den Stufen (Kilometer 1,2 bis 1,6): seit 12.11.2026, bis auf Weiteres gesperrt.',
  )
  expect(state()).toContain('Zwei Brücken sind unterspült. Gesperrt durch: Bauhof.')
  expect(state()).toContain('Die ganze Tour ist ab 01.02.2027, bis 14.02.2027 gesperrt.')
})

test.each([
  ['2026-11-11', 'Offen'],
  ['2027-02-14', 'Gesperrt'],
  ['2027-02-15', 'Teilweise gesperrt'],
])('on %s the tour is: %s', (heute, said) => {
  show(closed, heute)
  expect(within(screen.getByRole('region', { name: 'Zustand' })).getByText(said)).toBeTruthy()
})

test.each([
  ['2026-11-30', 'Offen Zurzeit ist keine Sperrung bekannt.'],
  ['2026-12-01', 'Außerhalb der Saison (April bis November)'],
])('on %s a tour that goes from April to November is: %s', (heute, said) => {
  show(typical, heute)
  expect(state().replaceAll(/\s+/g, ' ').trim()).toBe(said)
})

test('a ski track is not open in summer', () => {
  const winter = { ...typical, context: tourExamples['over-the-turn-of-the-year'] }
  show(winter, '2027-07-16')
  expect(state()).not.toContain('Offen')
  expect(state()).toContain('Außerhalb der Saison (Dezember bis März)')
})

test('a closure stands before the time of the year, and alone where it closes everything', () => {
  show(closed, '2027-02-15')
  expect(state()).toMatch(/^Teilweise gesperrt Außerhalb der Saison/)
  const { container } = show(closed, '2027-02-14')
  expect(container.textContent).not.toContain('Außerhalb der Saison')
})

test.each([
  ['2026-11-26', 1, 1],
  ['2027-02-14', 1, 1],
  ['2026-11-11', 0, 0],
])('on %s what is closed is dashed on the map and marked on the curve', (heute, dashed, marked) => {
  const { container } = show(closed, heute)
  expect(container.querySelectorAll('g.closed')).toHaveLength(dashed)
  expect(container.querySelectorAll('rect.closed')).toHaveLength(marked)
  expect(screen.queryAllByText(/Gestrichelt: zurzeit gesperrt\./)).toHaveLength(dashed)
})

test('a closed stretch is told beside the curve, and in its table', () => {
  show(closed)
  expect(screen.getByText(/Kilometer 1,2 bis 1,6: zurzeit gesperrt\./)).toBeTruthy()
  const rows = screen.getAllByRole('rowheader', { hidden: true })
  const names = rows.map(({ textContent }) => textContent.replaceAll('\u00A0', ' '))
  expect(names.filter((name) => name.endsWith(', gesperrt'))).toEqual(['1,0 bis 2,0 km, gesperrt'])
})

test('the heights are a curve, a sentence and a table', () => {
  show()
  expect(screen.getByText(/^Der tiefste Punkt liegt auf 430 m, der höchste auf 570 m/)).toBeTruthy()
  const table = screen.getByRole('table', { name: 'Höhenprofil als Tabelle', hidden: true })
  const rows = within(table).getAllByRole('row', { hidden: true })
  expect(rows).toHaveLength(9)
  expect(rows[1]?.textContent?.replaceAll('\u00A0', ' ')).toMatch(/^0,0 bis 1,0 km\d+ m/)
  expect(document.querySelector('svg[preserveAspectRatio="none"] polyline')).toBeTruthy()
})

test('a way without heights has no curve, and says so', () => {
  const flat = tour.track?.coordinates.map(([x, y]): [number, number] => [x, y]) ?? []
  show({ ...typical, context: { ...tour, track: { type: 'LineString', coordinates: flat } } })
  expect(screen.getByText(/keine Höhen aufgezeichnet/)).toBeTruthy()
  expect(screen.queryByRole('table', { hidden: true })).toBeNull()
})

test('the places on the way come in the order in which one passes them', () => {
  const poi = tour.pois[0]
  const at = (index: number) => {
    const [laenge = 0, breite = 0] = tour.track?.coordinates[index] ?? []
    return { laenge, breite }
  }
  const pois = poi
    ? [
        { ...poi, id: 7, titel: 'Ohne Lage', koordinaten: null },
        { ...poi, id: 8, titel: 'Zuletzt', koordinaten: at(100) },
        { ...poi, id: 9, titel: 'Zuerst', koordinaten: at(12) },
      ]
    : []
  const wegpunkte = [
    { art: 'bank' as const, km: 3.6, hinweis: 'Mit Lehne.', koordinaten: at(60) },
    { art: 'toilette' as const, km: 6.9, hinweis: null, koordinaten: null },
  ]
  const { container } = show({ ...typical, context: { ...tour, pois, wegpunkte } })
  const rows = within(screen.getByRole('list', { name: 'Am Weg' })).getAllByRole('listitem')
  expect(rows.map(({ textContent }) => textContent)).toEqual([
    '1Zuerst Aussicht. Kilometer 0,7',
    '2Bank Kilometer 3,6. Mit Lehne.',
    '3Zuletzt Aussicht. Kilometer 6,1',
    '4Toilette Kilometer 6,9',
    '5Ohne Lage Aussicht. Wo genau, ist nicht eingetragen.',
  ])
  expect([...container.querySelectorAll('a[data-place]')].map((pin) => pin.textContent)).toEqual([
    '1',
    '2',
    '3',
  ])
})

test('a bench is chosen on the map like a place, in the language of the page', () => {
  const { container } = renderView(page(), {
    sprache: 'en',
    url: '/en/tours/springs-trail-id_1/?ort=p1',
  })
  const row = within(screen.getByRole('list', { name: 'Along the way' })).getAllByRole(
    'listitem',
  )[0]
  expect(row?.getAttribute('aria-current')).toBe('true')
  expect(row?.textContent).toMatch(/Bench kilometre 0\.4\. Mit Lehne, im Schatten\.$/)
  expect(container.querySelector('[data-part="chosen"]')?.textContent).toBe('Bench kilometre 0.4')
  expect(container.querySelector('a[data-place="p1"][data-chosen]')).toBeTruthy()
})

test('files to take along, and where one goes on', () => {
  show()
  expect(hrefOf(/^GPX/)).toBe('/de/touren/1.gpx')
  expect(hrefOf(/^GeoJSON/)).toBe('/de/touren/1.geojson')
  expect(hrefOf('Alle Touren: Wandern')).toBe('/de/touren/?art=wandern#touren')
  expect(hrefOf('Alle Touren auf der Karte')).toBe('/de/touren/')
})

test('a tour of which little is known has its page all the same, without files', () => {
  show(minimal)
  expect(screen.getByText('Der Verlauf dieser Tour ist noch nicht gezeichnet.')).toBeTruthy()
  expect(screen.getByText('Zu dieser Tour sind keine Orte eingetragen.')).toBeTruthy()
  expect(screen.queryByRole('link', { name: /GPX/ })).toBeNull()
})

test('a way of 5,000 points weighs no more than 60 KB on its page', async () => {
  const { html, errors } = await renderOnServer(page(long))
  expect(errors).toEqual([])
  expect(html.length).toBeGreaterThan(5_000)
  expect(html.length).toBeLessThan(60_000)
})

test('a tour of 5,000 points with a hundred benches and ten closures weighs less than 150 KB', async () => {
  const [bench] = tour.wegpunkte
  const [closure] = closed.context.sperrungen
  const wegpunkte = bench ? Array.from({ length: 100 }, (_, at) => ({ ...bench, km: at / 20 })) : []
  const sperrungen = closure
    ? Array.from({ length: 10 }, (_, at) => ({ ...closure, wo: `Abschnitt ${at}` }))
    : []
  const { html } = await renderOnServer(
    page({ ...long, context: { ...long.context, wegpunkte, sperrungen } }),
  )
  expect(html.match(/<li[ >]/g)?.length).toBeGreaterThan(100)
  expect(html.length).toBeLessThan(150_000)
})
