import { examples } from '@kurstadt/contract/examples'
import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { renderView } from '../../../tests/support/render-view.tsx'
import { FormPageContext } from '../../features/form-page/index.ts'
import { UnterkunftDetail } from './unterkunft-detail.tsx'

const { typical, minimal, english, 'long-words': long } = examples['unterkunft-detail']

const page = { heute: '2027-06-16', reply: null, emails: { tourismus: null, rathaus: null } }
const path = '/de/unterkuenfte/kurhotel-quellenhof-id_1/'

const show = (block = typical, query = '') =>
  renderView(
    <FormPageContext value={page}>
      <UnterkunftDetail block={block} />
    </FormPageContext>,
    { url: path + query },
  )

const mailOf = () => {
  const link = screen.getByRole('link', { name: 'Per E-Mail anfragen' })
  return new URL(link.getAttribute('href') ?? '')
}

test('typical: kind, stars, beds, price from, distance to spa park and station', () => {
  const { container } = show()
  const text = container.textContent?.replaceAll('\u00A0', ' ')
  expect(text).toContain('Hotel ★★★★4 Sterne')
  expect(text).toContain('Preisab 168 € je Doppelzimmer und Nacht')
  expect(text).toContain('Größe164 Betten')
  expect(text).toContain('Lage210 m zum Kurpark, 640 m zum Bahnhof (Luftlinie)')
})

test('a campsite has room for guests and no beds', () => {
  const context = { ...typical.context, art: 'camping' as const, betten: 180 }
  const { container } = show({ ...typical, context })
  expect(container.textContent).toContain('GrößePlatz für 180 Gäste')
})

test('english: what a price is for follows it with «per»', () => {
  const block = english ?? minimal
  const { container } = renderView(<UnterkunftDetail block={block} />, { sprache: 'en' })
  const text = container.textContent?.replaceAll('\u00A0', ' ')
  expect(text).toContain('from €168 per double room and night')
})

test('days on which it is shut are named with why, in the language of the page', () => {
  const german = show().container.textContent
  expect(german).toContain('Geschlossen14.06.2027 bis 18.06.2027: Betriebsferien24.12.2027')
  const block = english ?? minimal
  const { container } = renderView(<UnterkunftDetail block={block} />, { sprache: 'en' })
  expect(container.textContent).toContain('Closed14.06.2027 to 18.06.2027: Closed for holidays')
})

test('typical: equipment and accessible-travel facts as lists', () => {
  show()
  const listBelow = (name: string) =>
    within(screen.getByRole('heading', { name }).closest('section') ?? document.body)
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent)
  expect(listBelow('Ausstattung')).toEqual(['Zugang zum Badehaus', 'Sauna', 'Restaurant', 'WLAN'])
  expect(listBelow('Barrierefreiheit')).toEqual(['Stufenloser Eingang', 'Aufzug'])
})

test('a request by mail is begun already', () => {
  show()
  const mail = mailOf()
  expect(mail.pathname).toBe('info@kurhotel-quellenhof.example')
  expect(mail.searchParams.get('subject')).toBe('Anfrage: Kurhotel Quellenhof')
  expect(mail.searchParams.get('body')).toContain('Anreise: \nAbreise: \nZimmerart:')
})

test('the days of the search stand in the mail and go back to the list', () => {
  show(typical, '?date_from=2027-06-18&date_to=2027-06-20')
  expect(mailOf().searchParams.get('body')).toContain('Anreise: 18.06.2027\nAbreise: 20.06.2027')
  expect(screen.getByText('18.06.2027 bis 20.06.2027, 2 Nächte')).toBeTruthy()
  expect(screen.getByRole('link', { name: 'Alle Gastgeber' }).getAttribute('href')).toBe(
    '/de/unterkuenfte/?date_from=2027-06-18&date_to=2027-06-20#gastgeber',
  )
})

test('days that make no sense are nobody’s days', () => {
  show(typical, '?date_from=2027-06-20&date_to=2027-06-18')
  expect(mailOf().searchParams.get('body')).toContain('Anreise: \n')
})

test('minimal: of what is not known nothing is shown', () => {
  const { container } = show(minimal)
  expect(container.textContent).toContain('PreisPreis auf Anfrage')
  expect(container.textContent).not.toContain('Geschlossen')
  expect(screen.queryByRole('heading', { name: 'Ausstattung' })).toBeNull()
  expect(screen.queryByRole('heading', { name: 'Barrierefreiheit' })).toBeNull()
  expect(screen.queryByRole('link', { name: /anfragen|Anrufen|buchen/ })).toBeNull()
})

test('a remark about access stands beside the facts', () => {
  show(long)
  expect(screen.getByText('Rollstuhlverleihstellenöffnungszeiten beachten')).toBeTruthy()
})

test.each([
  ['?date_from=2027-06-17&date_to=2027-06-20', 1],
  ['?date_from=2027-06-19&date_to=2027-06-20', 0],
  ['', 0],
])('days on which the house is shut are told beside the chosen ones (%s)', (query, times) => {
  show(typical, query)
  const mark = 'In Ihrer Zeit geschlossen: 14.06.2027 bis 18.06.2027'
  expect(screen.queryAllByText(mark)).toHaveLength(times)
})

test('in English', () => {
  const url = `${path}?date_from=2027-06-17&date_to=2027-06-20`
  renderView(
    <FormPageContext value={page}>
      <UnterkunftDetail block={english} />
    </FormPageContext>,
    { url, sprache: 'en' },
  )
  expect(screen.getByText('Closed on your dates: 14.06.2027 to 18.06.2027')).toBeTruthy()
})
