import { expect, test } from 'vitest'
import { checkParameter, checkPortal } from './gaeste.ts'

test.each(['', null, undefined, 'https://buchen.example/suche/', 'https://xn--mller-kva.example/'])(
  'the address %o of a booking portal is taken',
  (address) => {
    expect(checkPortal(address)).toBe(true)
  },
)

test.each([
  'http://buchen.example/',
  'buchen.example/suche',
  'https://localhost/',
  'https://user:pass@buchen.example/',
  'javascript:alert(1)',
  '//buchen.example/',
  'https://',
  7,
])('the address %o of a booking portal is refused', (address) => {
  expect(checkPortal(address)).toMatch(/^Die Adresse beginnt mit https:/)
})

test('parameters in the address of a portal are refused: a form would lose them', () => {
  expect(checkPortal('https://buchen.example/suche?ort=7')).toMatch(/Fragezeichen/)
  expect(checkPortal('https://buchen.example/#suche')).toMatch(/Fragezeichen/)
})

test('a parameter has a plain name, and not one that the form sends itself', () => {
  for (const name of ['ort', 'filter[region]', 'lang-id', 'a.b'])
    expect(checkParameter(name)).toBe(true)
  for (const name of ['', 'ort&x', 'ä', 'a b', null])
    expect(checkParameter(name)).toMatch(/^Ein Name/)
  expect(checkParameter('date_from')).toBe('„date_from“ schickt das Formular schon selbst.')
})
