import { examples } from '@kurstadt/contract/examples'
import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { renderOnServer, renderView } from '../../../tests/support/render-view.tsx'
import { type CartReply, CartReplyContext, cartReply } from '../../features/warenkorb/index.ts'
import { Warenkorb } from './warenkorb.tsx'

const { typical, minimal, english } = examples.warenkorb
const example = (name: string) => examples.warenkorb[name] ?? typical
const url = '/de/shop/warenkorb/'

function renderReplied(said: Partial<CartReply>, block = typical) {
  return renderView(
    <CartReplyContext value={cartReply(said)}>
      <Warenkorb block={block} />
    </CartReplyContext>,
    { url },
  )
}

const lineOf = (name: string) => {
  const line = screen.getByText(name).closest('li')
  if (!line) throw new Error(`no line ${name}`)
  return line
}

test('typical: each line has size, remarks, price, quantity and sum, and the cart its own', () => {
  renderView(<Warenkorb block={typical} />, { url })
  const shirt = lineOf('T-Shirt „298 Höhenmeter“')
  for (const words of ['Größe M', 'Anmerkungen: Als Geschenk', '24,90', '49,80'])
    expect(shirt.textContent).toContain(words)
  expect(within(shirt).getByRole('spinbutton', { name: /^Menge von T-Shirt/ })).toHaveProperty(
    'value',
    '2',
  )
  expect(screen.getByText(/^Waren:/).textContent).toMatch(/61,30\s€/)
})

test('typical: the way to the checkout and back to the shop', () => {
  renderView(<Warenkorb block={typical} />, { url })
  expect(screen.getByRole('link', { name: 'Weiter zur Kasse' }).getAttribute('href')).toBe(
    '/de/shop/kasse/',
  )
  expect(screen.getByRole('link', { name: 'Weiter einkaufen' }).getAttribute('href')).toBe(
    '/de/shop/',
  )
})

test('tickets: whoever buys nothing else pays no postage, and hears of none', () => {
  const text = () => document.body.textContent
  renderView(<Warenkorb block={typical} />, { url })
  expect(text()).toContain('Versand kommt an der Kasse dazu')
  document.body.innerHTML = ''
  renderView(<Warenkorb block={example('tickets')} />, { url })
  expect(text()).not.toContain('Versand')
})

test('changed: price and name are said with what they were, never silently', () => {
  renderView(<Warenkorb block={example('changed')} />, { url })
  const [shirt] = screen.getAllByRole('listitem')
  expect(shirt?.textContent).toMatch(/Der Preis hat sich geändert: vorher 24,90\s€, jetzt 26,90\s€/)
  expect(shirt?.textContent).toContain('vorher: T-Shirt „Bergbahn“')
})

test('changed: what is not there any more is said, and keeps from the checkout until it is gone', () => {
  renderView(<Warenkorb block={example('changed')} />, { url })
  const text = document.body.textContent
  for (const words of [
    'Davon können Sie zurzeit höchstens 3 bestellen.',
    'Inzwischen ausverkauft.',
    'Wird nicht mehr verkauft.',
  ])
    expect(text).toContain(words)
  expect(screen.queryByRole('link', { name: 'Weiter zur Kasse' })).toBeNull()
  expect(screen.getByText(/^Bitte ändern oder entfernen Sie zuerst/)).toBeTruthy()
})

test('what has just been put in is said, and where it was fewer than asked for', () => {
  const [, honey] = typical.context?.positionen ?? []
  renderReplied({
    neu: honey?.id ?? '',
    probleme: [{ art: 'begrenzt', bei: '', hoechstens: 3 }],
  })
  expect(screen.getByRole('status').textContent).toBe(
    '„Tannenhonig, 500 Gramm“ liegt jetzt im Warenkorb. Davon können Sie zurzeit höchstens 3 bestellen. So viele liegen jetzt im Warenkorb.',
  )
})

test('that nothing was added is said too, of the article that it is about', () => {
  const [, honey] = typical.context?.positionen ?? []
  renderReplied({ probleme: [{ art: 'begrenzt', bei: String(honey?.artikel), hoechstens: 3 }] })
  expect(screen.getByRole('status').textContent).toBe(
    'Es ist nichts dazugekommen: Von „Tannenhonig, 500 Gramm“ können Sie zurzeit höchstens 3 bestellen, und so viele liegen schon im Warenkorb.',
  )
})

test('a quantity that nobody can read stays as it was typed, with what is wrong (T68)', () => {
  const [shirt] = typical.context?.positionen ?? []
  const id = shirt?.id ?? ''
  renderReplied({
    values: { [`menge-${id}`]: 'zwei' },
    probleme: [{ art: 'menge', bei: id, hoechstens: null }],
  })
  const field = screen.getByRole('spinbutton', { name: /^Menge von T-Shirt/ })
  expect(field.getAttribute('aria-invalid')).toBe('true')
  const reason = document.getElementById(field.getAttribute('aria-describedby') ?? '')
  expect(reason?.textContent).toMatch(/ganze Zahl von 1 bis 89/)
  expect(screen.getByRole('link', { name: /^T-Shirt .*ganze Zahl von 1 bis 89/ })).toHaveProperty(
    'hash',
    `#menge-${id}`,
  )
})

test('minimal: an empty cart leads back to the shop', () => {
  renderView(<Warenkorb block={minimal} />, { url })
  expect(screen.getByText('Ihr Warenkorb ist leer.')).toBeTruthy()
  expect(screen.getByRole('link', { name: 'Weiter einkaufen' })).toBeTruthy()
})

test('elsewhere: a page that everybody gets alike leads to the cart', () => {
  renderView(<Warenkorb block={example('elsewhere')} />, { url: '/de/' })
  expect(screen.getByRole('link', { name: 'Warenkorb ansehen' }).getAttribute('href')).toBe(url)
})

test('when the cart cannot be had it says so, and that nothing is lost', () => {
  renderReplied({ trouble: 'away' }, { ...typical, context: null })
  expect(screen.getByRole('alert').textContent).toContain('Was darin liegt, ist nicht verloren.')
})

test('english: our words and amounts are English', () => {
  renderView(<Warenkorb block={english} />, { sprache: 'en', url: '/en/shop/cart/' })
  expect(screen.getByText(/^Goods:/).textContent).toContain('€24.90')
  expect(screen.getByRole('link', { name: 'Go to checkout' }).getAttribute('href')).toBe(
    '/en/shop/checkout/',
  )
})

test('the first that is wrong is shown by the browser itself, where no script runs', async () => {
  const [shirt] = typical.context?.positionen ?? []
  const said = { probleme: [{ art: 'menge' as const, bei: shirt?.id ?? '', hoechstens: null }] }
  const { html } = await renderOnServer(
    <CartReplyContext value={cartReply(said)}>
      <Warenkorb block={typical} />
    </CartReplyContext>,
    { url },
  )
  expect(html).toMatch(/<section[^>]* tabindex="-1"[^>]* autofocus=""/i)
})
