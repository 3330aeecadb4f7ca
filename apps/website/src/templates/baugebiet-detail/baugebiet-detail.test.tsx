import { baugebietExamples, examples } from '@kurstadt/contract/examples'
import { fireEvent, screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { languageOf } from '../../../tests/support/language-of.ts'
import { renderLive, renderView } from '../../../tests/support/render-view.tsx'
import { townMap } from '../../../tests/support/town-map.ts'
import { FormPageContext } from '../../features/form-page/index.ts'
import { BaseMapContext } from '../../features/karte/index.ts'
import { BaugebietDetail } from './baugebiet-detail.tsx'

const { typical, minimal, english, 'sold-out': sold } = examples['baugebiet-detail']
const area = baugebietExamples.typical
const emails = { tourismus: null, rathaus: null }
const block = (changes: Partial<typeof area>) => ({ ...typical, context: { ...area, ...changes } })

function show(of = typical, heute = '2027-06-16', sprache: 'de' | 'en' = 'de') {
  const page = { heute, reply: null, emails: { tourismus: null, rathaus: null } }
  return renderView(
    <FormPageContext value={page}>
      <BaugebietDetail block={of} />
    </FormPageContext>,
    { url: '/de/rathaus/baugebiete/obere-halde-id_1/', sprache },
  )
}
const textOf = (of = typical, heute?: string) => show(of, heute).container.textContent ?? ''

test('what one wants to know first stands first', () => {
  show()
  const facts = [...document.querySelectorAll('dl div')].map(({ textContent }) => textContent)
  expect(facts.map((fact) => fact?.replaceAll(/\s/g, ' '))).toEqual([
    'StandPlätze werden vergeben',
    'Plätze1 von 3 Plätzen frei',
    'Preis je m²214 €',
    'Größe572 m²',
    'Bewerbungbis Donnerstag, 30. September 2027',
    'LageOberhalb der Badgasse',
  ])
})

test('the table has every plot, the free ones first, with size, price and what may be built', () => {
  show()
  const table = within(screen.getByRole('table', { name: 'Alle Plätze' }))
  const heads = table.getAllByRole('rowheader').map(({ textContent }) => textContent)
  expect(heads).toEqual([
    'Frei: 1',
    'Platz 1',
    'Reserviert: 1',
    'Platz 3a',
    'Verkauft: 1',
    'Platz 2',
  ])
  const [row] = table.getAllByRole('row').filter(({ id }) => id === 'platz-1')
  expect(row?.textContent?.replaceAll(/\s/g, ' ')).toContain('572 m²122.408 €214,00 €/m²')
  expect(row?.textContent).toContain('Einfamilienhaus2 Geschosse, GRZ 0,35, GFZ 0,7')
  expect(table.getByText('auf Anfrage')).toBeTruthy()
})

test('a free plot is asked for by a mail to the office that names it; no other plot is', () => {
  show()
  const links = screen.getAllByRole('link', { name: /^Platz .* anfragen$/ })
  expect(links.map(({ textContent }) => textContent)).toEqual(['Platz 1 anfragen'])
  const mail = new URL(links[0]?.getAttribute('href') ?? '')
  expect(mail.pathname).toBe('bauamt@bad-silberbronn.example')
  expect(mail.searchParams.get('subject')).toBe('Baugebiet Obere Halde, Platz 1')
})

test('nobody asks for a plot before plots are given away', () => {
  show(block({ phase: 'erschliessung' }))
  expect(screen.queryByRole('link', { name: /anfragen/ })).toBeNull()
  expect(screen.queryByRole('columnheader', { name: 'Anfrage' })).toBeNull()
})

test('without an office the contact page is the way to ask', () => {
  show(block({ ansprechpartner: null }))
  expect(screen.getByRole('link', { name: 'Platz 1 anfragen' }).getAttribute('href')).toBe(
    '/de/kontakt/',
  )
})

test('the plan draws plots that have a shape, and leads to their rows', () => {
  const { container } = show()
  const drawn = [...container.querySelectorAll('svg a')]
  expect(drawn.map((link) => link.getAttribute('href'))).toEqual(['#platz-1', '#platz-2'])
  for (const link of drawn) {
    const id = link.getAttribute('href')?.slice(1) ?? ''
    expect(container.querySelector(`tr[id="${id}"]`)).not.toBeNull()
  }
})

test('the plan is no stop for the keyboard, because the table says the same', () => {
  const { container } = show()
  for (const link of container.querySelectorAll('svg a'))
    expect(link.getAttribute('tabindex')).toBe('-1')
})

const detail = '/de/rathaus/baugebiete/obere-halde-id_1/'
/** The typical area where the map of the demo town has it. */
const inTown = block({
  umriss: null,
  bauplaetze: area.bauplaetze.map(({ geometrie, ...plot }) => ({
    ...plot,
    geometrie: geometrie && {
      ...geometrie,
      coordinates: [
        geometrie.coordinates[0].map(([x, y]): [number, number] => [x - 0.1, y - 0.06]),
      ],
    },
  })),
})
const showOnMap = (url: string) =>
  renderView(
    <FormPageContext value={{ heute: '2027-06-16', reply: null, emails }}>
      <BaseMapContext value={townMap}>
        <BaugebietDetail block={inTown} />
      </BaseMapContext>
    </FormPageContext>,
    { url },
  )

test('plots of the plan are links in the table, whose address shows the plot to anybody', () => {
  showOnMap(detail)
  const links = screen.getAllByTitle(/auf dem Plan zeigen/)
  expect(screen.getByRole('rowheader', { name: 'Platz 1' }).contains(links[0] ?? null)).toBe(true)
  expect(links.map((link) => link.getAttribute('href'))).toEqual([
    `${detail}?ort=1#karte`,
    `${detail}?ort=2#karte`,
  ])
  const { container } = showOnMap(`${detail}?ort=2`)
  expect(container.querySelector('tr[aria-current]')?.id).toBe('platz-2')
  expect(container.querySelector('svg a[data-chosen]')?.textContent).toBe('2')
  const said = container.querySelector('[data-part="chosen"]')?.textContent
  expect(said?.replaceAll(/\s/g, ' ')).toMatch(
    /^Platz 2: verkauft, 572 m², .* Einfamilienhaus\. Mehr/,
  )
})

test('a press on the plan says which plot it is, without a new page', () => {
  history.replaceState(null, '', detail)
  const page = renderLive(
    <FormPageContext value={{ heute: '2027-06-16', reply: null, emails }}>
      <BaseMapContext value={townMap}>
        <BaugebietDetail block={inTown} />
      </BaseMapContext>
    </FormPageContext>,
    { url: detail },
  )
  const plot = page.querySelector('svg a[data-place="1"]')
  if (plot) fireEvent.click(plot)
  expect(location.search).toBe('?ort=1')
  expect(page.querySelector('tr[aria-current]')?.id).toBe('platz-1')
  // Its edge lies above those of its neighbours.
  expect([...page.querySelectorAll('svg a[data-place]')].at(-1)?.textContent).toBe('1')
  const chosen = within(page.querySelector<HTMLElement>('[data-part="chosen"]') ?? page)
  expect(chosen.getByRole('link').getAttribute('href')).toBe('#platz-1')
  expect(chosen.getByText(/^Platz 1: frei/)).toBeTruthy()
  page.remove()
})

test('a number that is no plot chooses none, and an area far from the map has its plan alone', () => {
  const { container } = showOnMap(`${detail}?ort=%3Cb%3E`)
  expect(container.querySelector('[aria-current], svg a[data-chosen]')).toBeNull()
  expect(container.querySelector('[data-behaviour="place-map"]')).not.toBeNull()
  const { container: far } = renderView(
    <FormPageContext value={{ heute: '2027-06-16', reply: null, emails }}>
      <BaseMapContext value={townMap}>
        <BaugebietDetail block={typical} />
      </BaseMapContext>
    </FormPageContext>,
    { url: detail },
  )
  expect(far.querySelectorAll('svg a[data-place]')).toHaveLength(2)
  expect(far.querySelector('[data-behaviour="place-map"]')).toBeNull()
})

test('when the time to apply is over, that is said', () => {
  expect(textOf(typical, '2027-10-01')).toContain(
    'Die Bewerbung endete am Donnerstag, 30. September 2027.',
  )
})

test('minimal: what is not known is said, and nothing is made up', () => {
  const { container } = show(minimal)
  expect(container.querySelector('svg polygon')).toBeNull()
  expect(screen.queryByRole('table')).toBeNull()
  expect(screen.queryByRole('heading', { name: 'Unterlagen' })).toBeNull()
  expect(screen.getByText('Die Plätze stehen noch nicht fest.')).toBeTruthy()
  expect(screen.getByText(/Wie die Plätze vergeben werden/)).toBeTruthy()
})

test('sold out: all plots stand there, and none is asked for', () => {
  show(sold)
  expect(screen.getByText('Verkauft: 2')).toBeTruthy()
  expect(screen.queryByRole('link', { name: /anfragen/ })).toBeNull()
})

test('in English, what is not translated is marked as German', () => {
  show(typical, '2027-06-16', 'en')
  expect(languageOf(screen.getByText(/Bauplätze am Südhang/))).toBe('de')
  show(english, '2027-06-16', 'en')
  expect(languageOf(screen.getByText(/Plots on the sunny slope/))).toBe('the page')
})
