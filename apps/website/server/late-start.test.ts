import { expect, test } from 'vitest'
import { startLate } from './late-start.ts'
import { cspHash, takeScriptHashes } from './script-hashes.ts'

const code = 'import "/assets/manifest.js";\nimport("/assets/entry.js")'
const page = [
  '<html lang="de"><head><link rel="modulepreload" href="/assets/a.js"/>',
  '<link rel="modulepreload" href="/assets/b.js" nonce="m1"/>',
  '<link rel="stylesheet" href="/assets/style.css"/></head>',
  `<body><script nonce="m1" type="module" async="">${code}</script></body></html>`,
].join('')

test('a document fetches no code of its own accord', () => {
  const html = startLate(page, 'm1')
  expect(html).not.toContain('modulepreload" href')
  expect(html).not.toContain('type="module"')
  expect(html).toContain('<link rel="stylesheet" href="/assets/style.css"/>')
})

test('pictures further down wait with the code', () => {
  expect(startLate(page, 'm1')).toContain('<html data-waiting="" lang="de">')
})

test('the waiting script knows its code and every file it will need', () => {
  const html = startLate(page, 'm1')
  expect(html).toContain(
    `<script nonce="m1" type="text/plain" data-modules="/assets/a.js /assets/b.js" async="">${code}</script>`,
  )
})

test('starter and waiting script are both named by the policy (T44)', () => {
  const { hashes } = takeScriptHashes(startLate(page, 'm1'), 'm1')
  expect(hashes).toHaveLength(2)
  expect(hashes).toContain(cspHash(code))
})

test('a document without code stays as it is', () => {
  const plain = '<html><head></head><body><script>window.ok=1</script></body></html>'
  expect(startLate(plain, 'm1')).toBe(plain)
})
