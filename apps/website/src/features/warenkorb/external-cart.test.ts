import { shopArtikelExamples } from '@kurstadt/contract/examples'
import { expect, test } from 'vitest'
import { newRenderFacts } from '../../content/index.ts'
import { allowCart, cartItemOf, externalCartOf, itemAttributes } from './external-cart.ts'

// Spec 7: item id, url, price, description, name, quantity, max quantity, weight and custom fields.

const none = { CART_HOSTS: [] }
const service = {
  CART_SCRIPT: 'https://cdn.korb.example/v3/korb.js',
  CART_STYLES: 'https://cdn.korb.example/v3/korb.css',
  CART_NAME: 'Korbdienst',
  CART_PUBLIC_KEY: 'abc-1',
  CART_HOSTS: ['app.korb.example'],
}
const words = { size: 'Größe', remarks: 'Anmerkungen' }
const url = 'https://www.bad-silberbronn.example/de/shop/t-shirt/'
const { typical } = shopArtikelExamples

test('an item has what the specification names, under the names that services read', () => {
  const article = { ...typical, groessen: 'S, M', menge_limit: 150, menge_aktuell: 61 }
  expect(itemAttributes(cartItemOf(article, url, words))).toEqual({
    'data-item-id': String(article.id),
    'data-item-url': url,
    'data-item-price': '24.90',
    'data-item-description': article.einleitung,
    'data-item-name': article.titel,
    'data-item-quantity': '1',
    'data-item-max-quantity': '89',
    'data-item-weight': '190',
    'data-item-custom1-name': 'Größe',
    'data-item-custom1-options': 'S|M',
    'data-item-custom1-required': 'true',
    'data-item-custom2-name': 'Anmerkungen',
    'data-item-custom2-type': 'textarea',
    'data-item-custom2-required': 'false',
  })
})

test('an article without sizes asks for none, and no size can change a price', () => {
  const plain = itemAttributes(cartItemOf({ ...typical, groessen: null }, url, words))
  expect(plain['data-item-custom1-name']).toBe('Anmerkungen')
  const odd = itemAttributes(cartItemOf({ ...typical, groessen: 'S[-20.00],M|L' }, url, words))
  expect(odd['data-item-custom1-options']).toBe('S-20.00|M L')
})

test('there is a service where script and name are given, and our own cart otherwise', () => {
  expect(externalCartOf(none)).toBeNull()
  expect(externalCartOf({ ...none, CART_SCRIPT: service.CART_SCRIPT })).toBeNull()
  expect(externalCartOf(service)).toEqual({
    name: 'Korbdienst',
    script: service.CART_SCRIPT,
    styles: service.CART_STYLES,
    key: 'abc-1',
    origins: ['https://cdn.korb.example', 'https://app.korb.example'],
  })
})

test('only pages that sell something may load it', () => {
  const cart = externalCartOf(service)
  const sourcesOf = (template: string, of = cart) => {
    const facts = newRenderFacts('mark')
    allowCart(facts, of, [{ template }])
    return [...facts.cartSources]
  }
  expect(sourcesOf('shop-artikel')).toEqual(cart?.origins)
  expect(sourcesOf('shop')).toEqual([])
  expect(sourcesOf('shop-artikel', null)).toEqual([])
})
