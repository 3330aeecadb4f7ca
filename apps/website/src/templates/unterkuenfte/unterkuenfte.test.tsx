import { examples } from '@kurstadt/contract/examples'
import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { renderView } from '../../../tests/support/render-view.tsx'
import { Unterkuenfte } from './unterkuenfte.tsx'

const { typical, minimal, english, ...others } = examples.unterkuenfte

const at = (query: string) => ({ url: `/de/unterkuenfte/${query}` })

const hrefOf = (name: string | RegExp) => screen.getByRole('link', { name }).getAttribute('href')

const textOf = (title: string) =>
  screen
    .getByRole('heading', { name: title })
    .closest('article')
    ?.textContent?.replaceAll('\u00A0', ' ')

test('the five kinds: four of the list, and the motorhome sites (spec 2.5)', () => {
  renderView(<Unterkuenfte block={typical} />, at(''))
  const kinds = screen.getByRole('navigation', { name: 'Was suchen Sie?' })
  expect(
    within(kinds)
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent),
  ).toEqual([
    'Hotels(8)',
    'Pensionen und Gasthöfe(10)',
    'Ferienwohnungen',
    'Campingplätze',
    'Wohnmobilstellplätze',
  ])
  expect(hrefOf(/^Hotels/)).toBe('/de/unterkuenfte/?art=hotel#gastgeber')
  expect(hrefOf('Wohnmobilstellplätze')).toBe('/de/besucherinformationen/wohnmobilstellplatz/')
})

test('english: Hotels, Guesthouses, Apartments, Campsites, Motorhome sites, and the search', () => {
  renderView(<Unterkuenfte block={english} />, { sprache: 'en', url: '/en/accommodations/' })
  const kinds = screen.getByRole('navigation', { name: 'What are you looking for?' })
  const names = within(kinds)
    .getAllByRole('listitem')
    .map((item) => item.textContent?.replace(/\(.*/, ''))
  expect(names).toEqual(['Hotels', 'Guesthouses', 'Apartments', 'Campsites', 'Motorhome sites'])
  expect(screen.getByRole('button', { name: 'Search for accommodation' })).toBeTruthy()
})

test('typical: a host with kind, stars, price, distances, equipment and how one gets in', () => {
  renderView(<Unterkuenfte block={typical} />, at(''))
  const spa = textOf('Kurhotel Quellenhof')
  expect(spa).toContain('Hotel ★★★★4 Sterne')
  expect(spa).toContain('ab 168 € je Doppelzimmer und Nacht')
  expect(spa).toContain('210 m zum Kurpark, 640 m zum Bahnhof (Luftlinie)')
  expect(spa).toContain('Zugang zum Badehaus · Sauna · Restaurant · WLAN')
  expect(spa).toContain('Stufenloser Eingang')
  const bare = textOf('Pension Annemarie')
  expect(bare).toContain('Preis auf Anfrage')
  expect(bare).not.toContain('geschlossen')
  expect(bare).not.toContain('Luftlinie')
})

test.each([
  ['2027-06-13', ''],
  ['2027-06-14', 'Bis 18.06.2027 geschlossen'],
  ['2027-06-18', 'Am 18.06.2027 geschlossen'],
  ['2027-06-19', ''],
])('on %s a host that is shut then is marked: «%s»', (heute, mark) => {
  renderView(
    <Unterkuenfte block={{ ...typical, context: { ...typical.context, heute } }} />,
    at(''),
  )
  expect(screen.queryByText(/geschlossen$/)?.textContent ?? '').toBe(mark)
})

test.each([
  ['?date_from=2027-06-18&date_to=2027-06-20', '14.06.2027 bis 18.06.2027'],
  ['?date_from=2027-08-01&date_to=2027-08-08', null],
])('with days chosen (%s) a host is marked by those, whatever today is', (query, days) => {
  const heute = '2027-06-15'
  renderView(
    <Unterkuenfte block={{ ...typical, context: { ...typical.context, heute } }} />,
    at(query),
  )
  const mark = screen.queryByText(/geschlossen/)
  expect(mark?.textContent ?? null).toBe(days && `In Ihrer Zeit geschlossen: ${days}`)
})

test('filters are links that keep each other, and a second click takes one away', () => {
  renderView(<Unterkuenfte block={typical} />, at('?art=hotel&ausstattung=sauna'))
  expect(hrefOf(/^WLAN/)).toBe('/de/unterkuenfte/?art=hotel&ausstattung=sauna%2Cwlan#gastgeber')
  const chosen = screen.getByRole('link', { name: /^Sauna ?entfernen/ })
  expect(chosen.getAttribute('aria-current')).toBe('true')
  expect(chosen.getAttribute('href')).toBe('/de/unterkuenfte/?art=hotel#gastgeber')
  expect(hrefOf('Preis')).toContain('order=preis_ab')
})

test('where no host is left it says so and leads back to all of them', () => {
  const block = others['long-words'] ?? minimal
  const none = { ...block, context: { ...block.context, data: [], anzahl: 0 } }
  renderView(<Unterkuenfte block={none} />, at('?sterne=5'))
  expect(screen.getByText(/^Dazu passt kein Haus/)).toBeTruthy()
  expect(hrefOf('Alle Gastgeber zeigen')).toBe('/de/unterkuenfte/#gastgeber')
})

test('where no host is left each chosen filter can be taken away by itself', () => {
  const auswahl = { art: [], ausstattung: [], barrierefrei: [] }
  const none = { ...minimal, context: { ...minimal.context, data: [], anzahl: 0, auswahl } }
  renderView(
    <Unterkuenfte block={none} />,
    at('?ausstattung=sauna,hunde,erfunden&barrierefrei=aufzug'),
  )
  const chosen = screen.getAllByRole('link', { name: /entfernen/ })
  expect(chosen.map((link) => link.getAttribute('href'))).toEqual([
    '/de/unterkuenfte/?ausstattung=hunde%2Cerfunden&barrierefrei=aufzug#gastgeber',
    '/de/unterkuenfte/?ausstattung=sauna%2Cerfunden&barrierefrei=aufzug#gastgeber',
    '/de/unterkuenfte/?ausstattung=sauna%2Chunde%2Cerfunden#gastgeber',
  ])
})

test('the days that were searched for are said, and go along to the houses', () => {
  renderView(<Unterkuenfte block={typical} />, at('?date_from=2027-06-18&date_to=2027-06-20'))
  expect(screen.getByText('18.06.2027 bis 20.06.2027, 2 Nächte')).toBeTruthy()
  expect(hrefOf('Kurhotel Quellenhof')).toBe(
    '/de/unterkuenfte/kurhotel-quellenhof-id_1/?date_from=2027-06-18&date_to=2027-06-20',
  )
})

test.each([
  ['?date_from=2027-06-20&date_to=2027-06-18', 'Die Abreise liegt nicht nach der Anreise.'],
  ['?date_from=29.02.2027&date_to=2027-03-02', 'Diesen Tag gibt es nicht.'],
  ['?date_from=2027-06-18&date_to=2028-07-22', 'Bitte höchstens 90 Nächte.'],
  ['?date_from=2020-06-18&date_to=2020-06-22', 'Die Anreise liegt in der Vergangenheit.'],
  ['?date_from=2027-06-18', 'Bitte geben Sie An- und Abreise an.'],
])(
  'days that make no sense (%s) are told at the field; the hosts stand all the same',
  (query, problem) => {
    renderView(<Unterkuenfte block={typical} />, at(query))
    expect(screen.getByText(problem, { exact: false })).toBeTruthy()
    expect(screen.getAllByRole('article')).toHaveLength(2)
    expect(hrefOf('Kurhotel Quellenhof')).toBe('/de/unterkuenfte/kurhotel-quellenhof-id_1/')
  },
)

test('three hundred hosts are shown in pages that keep the filters', () => {
  renderView(<Unterkuenfte block={others.paged ?? minimal} />, at('?art=hotel&seite=2'))
  expect(hrefOf('Nächste Seite')).toBe('/de/unterkuenfte/?art=hotel&seite=3')
})

test('minimal: without hosts the search stands, and the kinds without counts', () => {
  renderView(<Unterkuenfte block={minimal} />, at(''))
  expect(screen.getByText('Zurzeit sind keine Gastgeber eingetragen.')).toBeTruthy()
  expect(screen.getByRole('form', { name: 'Unterkunft suchen' })).toBeTruthy()
})
