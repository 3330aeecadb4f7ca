import { expect, test } from 'vitest'
import { secureOrigin } from './secure-origin.ts'

test('the origin of an https address is its scheme, host and port', () => {
  expect(secureOrigin('https://post.kurort.example/anmelden?liste=1')).toBe(
    'https://post.kurort.example',
  )
  expect(secureOrigin('https://post.kurort.example:8443/')).toBe('https://post.kurort.example:8443')
})

test.each([
  'http://post.kurort.example/',
  'javascript:alert(1)',
  'data:text/html,x',
  '/anmelden',
  '',
  'https://*/',
  'https://*.example/',
  'https://a;script-src/',
  "https://'self'/",
  'https://stadt@post.kurort.example/',
])('nothing is sent to %s', (address) => {
  expect(secureOrigin(address)).toBeNull()
})
