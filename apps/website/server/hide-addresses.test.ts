import { expect, test } from 'vitest'
import { hideAddresses, hideAddressesInCard } from './hide-addresses.ts'

const harvester = /[\w.+-]+@[\w-]+\.[\w.-]+/
const address = 'stadt@bad-silberbronn.example'
const page = `<a href="mailto:${address}">${address}</a><script>enqueue("[\\"${address}\\"]")</script>
<style>@media print{a{color:red}}</style><script type="application/ld+json">{"@type":"Thing","email":"${address}"}</script>`

test('a simple harvester finds no address in the bytes of a page', () => {
  expect(page).toMatch(harvester)
  expect(hideAddresses(page)).not.toMatch(harvester)
})

test('for a browser the address is what it was: in links, texts and scripts', () => {
  const hidden = hideAddresses(page)
  expect(hidden.replaceAll('&#64;', '@').replaceAll('\\u0040', '@')).toBe(page)
  const [, json = ''] = /ld\+json">(.*?)<\/script>/.exec(hidden) ?? []
  expect(JSON.parse(json)).toEqual({ '@type': 'Thing', email: address })
})

test('an address is hidden by where it stands: before, in and after each of several scripts', () => {
  const [text, script] = ['<p>a@b.example</p>', '<script>mail("a@b.example")</script>']
  const inText = '<p>a&#64;b.example</p>'
  const inScript = '<script>mail("a\\u0040b.example")</script>'
  expect(hideAddresses(text + script + text + script + text)).toBe(
    inText + inScript + inText + inScript + inText,
  )
})

test('rules of styles and types of schema.org keep their at signs', () => {
  expect(hideAddresses(page)).toContain('@media print')
  expect(hideAddresses(page)).toContain('"@type"')
})

test('nor in a visiting card, which says the same once its lines are put together', () => {
  const card = `EMAIL;TYPE=WORK:${address}\r\nURL:https://www.bad-silberbronn.example/@amt`
  expect(hideAddressesInCard(card)).not.toMatch(harvester)
  expect(hideAddressesInCard(card).replaceAll('\r\n ', '')).toBe(card)
})

test('addresses with umlauts are hidden like any other', () => {
  const link = 'bürgerbüro@bad-überbronn.example'
  expect(hideAddresses(link)).toBe(link.replace('@', '&#64;'))
})
