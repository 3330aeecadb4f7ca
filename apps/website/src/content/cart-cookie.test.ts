import { expect, test } from 'vitest'
import { cartCookie, readCartCookie } from './cart-cookie.ts'

const korb = 'AbCdEfGhIjKlMnOpQrStU_'

test('a cart is remembered for 30 days, by nobody but this site and no script', () => {
  expect(cartCookie(korb, { isSecure: true })).toBe(
    `warenkorb=${korb}; Path=/; Max-Age=2592000; HttpOnly; SameSite=Lax; Secure`,
  )
  expect(cartCookie(null, { isSecure: false })).toBe(
    'warenkorb=; Path=/; Max-Age=0; HttpOnly; SameSite=Lax',
  )
})

test('it is found among others, and nothing else is taken for it', () => {
  expect(readCartCookie(`isApp=1; warenkorb=${korb}; i18n_redirected=de`)).toBe(korb)
  for (const header of ['', `xwarenkorb=${korb}`, 'warenkorb=kurz', `warenkorb=${korb}x`])
    expect([header, readCartCookie(header)]).toEqual([header, null])
})
