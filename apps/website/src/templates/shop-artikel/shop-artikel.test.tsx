import { examples } from '@kurstadt/contract/examples'
import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { languageOf } from '../../../tests/support/language-of.ts'
import { renderView } from '../../../tests/support/render-view.tsx'
import {
  CartReplyContext,
  cartReply,
  ExternalCartContext,
  externalCartOf,
} from '../../features/warenkorb/index.ts'
import { ShopArtikel } from './shop-artikel.tsx'

const { typical, minimal } = examples['shop-artikel']
const url = '/de/shop/t-shirt-298-hoehenmeter-id_5/'
const example = (name: string) => examples['shop-artikel'][name] ?? typical
const textOf = (name: string) =>
  renderView(<ShopArtikel block={example(name)} />, { url }).container.textContent

test('typical: the price says its VAT and that shipping comes on top (spec 9)', () => {
  expect(textOf('typical')).toMatch(/24,90\s€ .*inkl\. 19 % MwSt\., zzgl\. Versand/)
})

test('typical: introduction, text, weight, delivery time and since when it is sold', () => {
  const text = textOf('typical')
  expect(text).toContain(typical.context.einleitung)
  for (const words of ['Gut zu wissen', '190 g', 'Lieferzeit: 4 Werktage', '01.03.2027'])
    expect(text).toContain(words)
})

test('what came into the shop after midnight is there since that day, not the one before', () => {
  const context = { ...typical.context, erstellt: '2027-06-18T22:30:00.000Z' }
  renderView(<ShopArtikel block={{ ...typical, context }} />, { url })
  expect(document.body.textContent).toContain('19.06.2027')
})

test('typical: documents and links of the editor stand below', () => {
  renderView(<ShopArtikel block={typical} />, { url })
  expect(screen.getByRole('link', { name: /^Größentabelle PDF/ }).getAttribute('href')).toBe(
    '/media/groessen.pdf',
  )
  expect(screen.getByRole('link', { name: 'Die Bergbahn' }).getAttribute('href')).toBe(
    '/de/bergbahn/',
  )
})

test('a document that is not for everybody is not shown, whatever the answer says', () => {
  const [document] = typical.context.dokumente
  if (!document) throw new Error('the example has no document')
  const secret = { ...document, einstufung: 'intern' as const, downloadtext: 'Einkaufspreise' }
  const context = { ...typical.context, dokumente: [secret] }
  renderView(<ShopArtikel block={{ ...typical, context }} />, { url })
  expect(screen.queryByText(/Einkaufspreise/)).toBeNull()
  expect(screen.queryByRole('heading', { name: 'Dokumente' })).toBeNull()
})

test('typical: the maker is named with postal and electronic address (GPSR)', () => {
  const text = textOf('typical')
  expect(text).toContain('Werkstatt Silbertal gGmbH, Mühlgasse 12, 00375 Bad Silberbronn')
  expect(
    screen.getByRole('link', { name: 'hallo@werkstatt-silbertal.example' }).getAttribute('href'),
  ).toBe('mailto:hallo@werkstatt-silbertal.example')
})

test('by weight: base price and warning are there', () => {
  const text = textOf('by-weight')
  expect(text).toMatch(/23,00\s€ je Kilogramm/)
  expect(text).toContain('Honig ist für Kinder unter zwölf Monaten nicht geeignet.')
  expect(text).toContain('inkl. 7 % MwSt.')
})

test('stock is said in words (spec 3)', () => {
  expect(textOf('sold-out')).toContain('ausverkauft')
  expect(textOf('by-weight')).toContain('noch 3')
})

test('a ticket names its event and says that it cannot be withdrawn from', () => {
  const text = textOf('ticket')
  expect(
    screen.getByRole('link', { name: 'Sommernachtskonzert im Kurpark' }).getAttribute('href'),
  ).toBe('/de/veranstaltungen/sommernachtskonzert-im-kurpark-id_12/')
  expect(text).toContain('Höchstens 6 je Bestellung')
  expect(text).toContain('Kein Widerrufsrecht: Karten gelten für einen bestimmten Tag')
})

test('the detail links back to the shop (spec 2.2)', () => {
  renderView(<ShopArtikel block={typical} />, { url })
  expect(screen.getByRole('link', { name: 'Zum Shop' }).getAttribute('href')).toBe('/de/shop/')
})

test('minimal: what nobody has said is not there', () => {
  const { container } = renderView(<ShopArtikel block={minimal} />, { url })
  expect(container.querySelector('figure')).toBeNull()
  expect(screen.queryByText('Hersteller')).toBeNull()
})

test('not translated: on the English page the text is marked as German, our words are not', () => {
  renderView(<ShopArtikel block={typical} />, { sprache: 'en', url: '/en/shop/x-id_5/' })
  expect(languageOf(screen.getByText(typical.context.einleitung))).toBe('de')
  expect(languageOf(screen.getByText('available'))).toBe('the page')
})

test('a size must be chosen when sizes exist; the quantity is 1 up to the stock (spec 3, 5)', () => {
  renderView(<ShopArtikel block={typical} />, { url })
  const sizes = screen.getByRole('combobox', { name: /^Größe/ })
  expect(sizes).toHaveProperty('required', true)
  expect([...sizes.querySelectorAll('option')].map(({ value }) => value)).toEqual([
    '',
    'S',
    'M',
    'L',
    'XL',
  ])
  const quantity = screen.getByRole('spinbutton', { name: /^Menge/ })
  expect([quantity.getAttribute('min'), quantity.getAttribute('max')]).toEqual(['1', '89'])
  expect(quantity).toHaveProperty('value', '1')
  expect(screen.getByRole('textbox', { name: 'Anmerkungen' })).toBeTruthy()
})

test('what has no sizes asks for none, and what is sold out cannot be put in', () => {
  renderView(<ShopArtikel block={example('by-weight')} />, { url })
  expect(screen.queryByRole('combobox')).toBeNull()
  expect(screen.getByRole('button', { name: 'In den Warenkorb' })).toBeTruthy()
})

test('ticket: it comes by mail, so no postage and no delivery time is said', () => {
  const text = textOf('ticket')
  expect(text).toContain('Eintrittskarte als PDF: Sie kommt per E-Mail')
  expect(text).toMatch(/12,00\s€ .*inkl\. 7 % MwSt\., kommt per E-Mail/)
  expect(text).not.toContain('zzgl. Versand')
  expect(text).not.toContain('Lieferzeit')
})

test('ticket that costs nothing: it waits for no payment', () => {
  const { context, ...block } = example('ticket')
  const free = { ...context, preis_pro_einheit: 0 }
  renderView(<ShopArtikel block={{ ...block, context: free }} />, { url })
  expect(document.body.textContent).toContain('Sie kommt mit der Bestätigung per E-Mail')
  expect(document.body.textContent).not.toContain('Zahlung')
})

test('ticket of a cancelled event: there is no form, and why', () => {
  const { context, ...block } = example('ticket')
  const veranstaltung = context.veranstaltung && { ...context.veranstaltung, abgesagt: true }
  renderView(<ShopArtikel block={{ ...block, context: { ...context, veranstaltung } }} />, { url })
  expect(screen.queryByRole('button', { name: 'In den Warenkorb' })).toBeNull()
  expect(screen.getByText(/^Die Veranstaltung ist abgesagt/)).toBeTruthy()
  expect(document.body.textContent).not.toContain('ausverkauft')
})

test('ticket of an event that is over: there is no form, and why', () => {
  const { context, ...block } = example('ticket')
  const veranstaltung = context.veranstaltung && { ...context.veranstaltung, vorbei: true }
  renderView(<ShopArtikel block={{ ...block, context: { ...context, veranstaltung } }} />, { url })
  expect(screen.queryByRole('button', { name: 'In den Warenkorb' })).toBeNull()
  expect(screen.getByText(/^Die Veranstaltung ist vorbei/)).toBeTruthy()
})

test('sold out: there is no form, but whom to ask', () => {
  renderView(<ShopArtikel block={example('sold-out')} />, { url })
  expect(screen.queryByRole('button', { name: 'In den Warenkorb' })).toBeNull()
  expect(screen.getByText(/^Zurzeit ausverkauft/)).toBeTruthy()
})

test('what could not be put in says why at its field, and keeps what was typed', () => {
  const said = cartReply({
    values: { menge: '2', anmerkungen: 'Bitte einpacken' },
    probleme: [{ art: 'groesse', bei: String(typical.context.id), hoechstens: null }],
  })
  renderView(
    <CartReplyContext value={said}>
      <ShopArtikel block={typical} />
    </CartReplyContext>,
    { url },
  )
  const sizes = screen.getByRole('combobox', { name: /^Größe/ })
  expect(sizes.getAttribute('aria-invalid')).toBe('true')
  expect(screen.getByRole('link', { name: 'Bitte wählen Sie eine Größe.' })).toBeTruthy()
  expect(screen.getByRole('spinbutton')).toHaveProperty('value', '2')
  expect(screen.getByRole('textbox', { name: 'Anmerkungen' })).toHaveProperty(
    'value',
    'Bitte einpacken',
  )
})

test('a cart of somebody else says whose it is, and waits for a click (spec 7)', () => {
  const cart = externalCartOf({
    CART_SCRIPT: 'https://cdn.korb.example/korb.js',
    CART_NAME: 'Korbdienst',
    CART_HOSTS: [],
  })
  const { container } = renderView(
    <ExternalCartContext value={cart}>
      <ShopArtikel block={typical} />
    </ExternalCartContext>,
    { url },
  )
  expect(container.textContent).toContain('Korbdienst erfährt dann Ihre IP-Adresse')
  expect(screen.getByRole('button', { name: 'Warenkorb von Korbdienst laden' })).toBeTruthy()
  expect(screen.queryByRole('button', { name: 'In den Warenkorb' })).toBeNull()
  expect(screen.queryByRole('link', { name: /Zum Warenkorb/ })).toBeNull()
  const item = container.querySelector<HTMLElement>('[data-item-id]')?.dataset
  expect([item?.itemId, item?.itemPrice, item?.itemUrl]).toEqual(['5', '24.90', url])
  expect(container.querySelectorAll('script[src], link[rel=stylesheet]')).toHaveLength(0)
})
