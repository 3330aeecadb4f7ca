import { createHash } from 'node:crypto'
import { expect, test } from 'vitest'
import { takeScriptHashes } from './script-hashes.ts'

const sha = (code: string) => `sha256-${createHash('sha256').update(code).digest('base64')}`

test('only inline scripts that carry the mark of this rendering get a hash (T44)', () => {
  const html = [
    '<script nonce="m1">a()</script>',
    '<script type="module" nonce="m1" async="">b()\nc()</script>',
    '<script>evil()</script>',
    '<script nonce="m2">evil()</script>',
    '<script nonce="m1" src="/x.js"></script>',
    '<link rel="modulepreload" nonce="m1" href="/y.js"/>',
  ].join('')
  const { html: clean, hashes } = takeScriptHashes(html, 'm1')
  expect(hashes).toEqual([sha('a()'), sha('b()\nc()')])
  expect(clean).not.toContain('m1')
  expect(clean).toContain('<script>evil()</script>')
})
