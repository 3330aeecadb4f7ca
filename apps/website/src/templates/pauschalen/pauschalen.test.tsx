import { examples } from '@kurstadt/contract/examples'
import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { renderLive, renderView } from '../../../tests/support/render-view.tsx'
import { FormPageContext } from '../../features/form-page/index.ts'
import { fixtures } from './pauschalen.fixtures.ts'
import { Pauschalen } from './pauschalen.tsx'

const { typical, minimal, english, ...others } = examples.pauschalen

const named = (name: string) => {
  const block = fixtures[name]
  if (!block) throw new Error(`there is no example ${name}`)
  return block
}

const plain = (element: Element | null | undefined) =>
  element?.textContent?.replaceAll('\u00A0', ' ').replace(/\s+/g, ' ')

test('typical: nights, lowest price without decimals, and when it may be booked', () => {
  const { container } = renderView(<Pauschalen block={typical} />)
  const facts = plain(container.querySelector('dl'))
  expect(facts).toContain('Dauer3 Nächte')
  expect(facts).toContain('Preisab 177 € je Person')
  expect(facts).toContain('Buchbar15.04.2027 bis 31.10.2027')
})

test('typical: what is included stands in a list', () => {
  renderView(<Pauschalen block={typical} />)
  const heading = screen.getByRole('heading', { name: 'Im Preis enthalten' })
  const items = within(heading.closest('section') ?? document.body).getAllByRole('listitem')
  expect(items).toHaveLength(2)
})

test('typical: price categories as tabs with the houses, their lowest price and their note', () => {
  renderLive(<Pauschalen block={typical} />)
  const tabs = screen.getAllByRole('tab').map(({ textContent }) => textContent)
  expect(tabs).toEqual(['Kurhotels am Badehaus', 'Pensionen'])
  const house = screen.getByRole('link', { name: 'Kurhotel Quellenhof' }).closest('li')
  expect(plain(house)).toContain('ab 312 €')
  expect(plain(house)).toContain('Zugang zum Badehaus im Preis enthalten')
})

test('the dialogue of a house has all of spec 3: texts, four prices, address and contact', () => {
  const { container } = renderView(<Pauschalen block={typical} />)
  const [spa, pension] = container.querySelectorAll('dialog')
  expect(plain(spa)).toContain('Großes Kurhotel mit Gang zum Badehaus')
  expect(plain(spa)).toContain('Einzelzimmer360 €Doppelzimmer, je Person312 €')
  expect(plain(spa)).toContain('Badstraße 575300 Bad Silberbronn')
  const links = [...(spa?.querySelectorAll('a') ?? [])].map((link) => link.getAttribute('href'))
  expect(links).toEqual(
    expect.arrayContaining([
      'tel:+493023125701',
      'mailto:info@kurhotel-quellenhof.example',
      'https://kurhotel-quellenhof.example/',
      '/de/unterkuenfte/kurhotel-quellenhof-id_1/',
    ]),
  )
  expect(plain(pension)).toContain('Ferienwohnung für eine Person230 €')
  expect(plain(pension)).toContain('Ferienwohnung zu zweit, je Person188 €')
})

test('the request is told the package, and the house where one was chosen (spec 2.2)', () => {
  const { container } = renderView(<Pauschalen block={typical} />)
  const requests = [...container.querySelectorAll('a[href^="/de/angebote/anfrage/"]')].map((link) =>
    link.getAttribute('href'),
  )
  expect(requests).toEqual([
    '/de/angebote/anfrage/?pauschale=tannen-und-thermen-id_1&hotel=vorschlag',
    '/de/angebote/anfrage/?pauschale=tannen-und-thermen-id_1&hotel=kurhotel-quellenhof-id_1',
    '/de/angebote/anfrage/?pauschale=tannen-und-thermen-id_1&hotel=pension-annemarie-id_2',
  ])
})

test('by e-mail: a mail to the tourism office is begun already instead (spec 4)', () => {
  const page = {
    heute: '2027-06-16',
    reply: null,
    emails: { tourismus: 'info@kurort.example', rathaus: null },
  }
  const { container } = renderView(
    <FormPageContext value={page}>
      <Pauschalen block={others.email ?? minimal} />
    </FormPageContext>,
  )
  expect(container.querySelector('a[href*="/anfrage/"]')).toBeNull()
  const [own, spa] = [
    ...container.querySelectorAll<HTMLAnchorElement>('a[href^="mailto:info@kur"]'),
  ].map(({ href }) => new URL(href))
  expect(own?.searchParams.get('subject')).toBe('Pauschalanfrage')
  expect(own?.searchParams.get('body')).toContain('Pauschale „Tannen und Thermen“.\n')
  for (const asked of ['Anreise:', 'Abreise:', 'Zimmerart:', 'Verpflegung:', 'Anschrift:'])
    expect(own?.searchParams.get('body')).toContain(asked)
  expect(spa?.searchParams.get('body')).toContain('im Haus „Kurhotel Quellenhof“')
})

test('out of season it says so and names the next season', () => {
  renderView(<Pauschalen block={named('out-of-season')} />)
  const notice = plain(screen.getByText('Zurzeit nicht buchbar').closest('div'))
  expect(notice).toContain('Die nächste Saison: 15.04.2027 bis 31.10.2027.')
})

test('after its last season it says that the next one is not known', () => {
  renderView(<Pauschalen block={named('over')} />)
  const notice = plain(screen.getByText('Zurzeit nicht buchbar').closest('div'))
  expect(notice).toContain('galt bis 31.10.2027')
  expect(notice).toContain('steht noch nicht fest')
})

test('six categories with none filled: a sentence, no empty tabs', () => {
  renderView(<Pauschalen block={named('without-prices')} />)
  expect(screen.queryByRole('navigation')).toBeNull()
  expect(screen.getByText(/^Welche Häuser dabei sind/)).toBeTruthy()
  expect(screen.getByText('auf Anfrage')).toBeTruthy()
})

test('one category needs no tabs', () => {
  renderView(<Pauschalen block={named('one-category')} />)
  expect(screen.queryByRole('navigation')).toBeNull()
  expect(screen.getByRole('heading', { level: 3, name: 'Kurhotels am Badehaus' })).toBeTruthy()
})

test('a package that is gone leads to the others', () => {
  renderView(<Pauschalen block={named('gone')} />)
  const link = screen.getByRole('link', { name: 'Alle Pauschalangebote' })
  expect(link.getAttribute('href')).toBe('/de/pauschalangebote/')
})

test('english: prices as the British write them, the English request page', () => {
  const { container } = renderView(<Pauschalen block={english} />, { sprache: 'en' })
  expect(plain(container.querySelector('dl'))).toContain('from €177 per person')
  expect(container.querySelector('a[href^="/en/offers/request/?pauschale="]')).toBeTruthy()
})

test('english: what a house says in German alone is marked as German, its name too', () => {
  const { container } = renderView(<Pauschalen block={english} />, { sprache: 'en' })
  const dialog = container.querySelector('dialog')
  const marked = [...(dialog?.querySelectorAll('[lang="de"]') ?? [])].map(plain)
  for (const text of ['Kurhotel Quellenhof', 'Großes Kurhotel', 'Vom Aufzug bis ins Außenbecken'])
    expect(marked).toContainEqual(expect.stringContaining(text))
  const name = container.querySelector('a[href^="#haus-"]')
  expect(name?.closest('[lang]')?.getAttribute('lang')).toBe('de')
})
