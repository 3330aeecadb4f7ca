import { expect, test } from 'vitest'
import { htmlOf } from './html.ts'

test('a letter has paragraphs, and its own address is a link', () => {
  const html = htmlOf('Guten Tag,\n\nsehen Sie hier:\nhttps://town.example/de/?a=1&b=2\n', 'de')
  expect(html).toContain('<html lang="de">')
  expect(html).toContain('<p>Guten Tag,</p>\n<p>sehen Sie hier:<br>\n<a href=')
  expect(html).toContain('<a href="https://town.example/de/?a=1&amp;b=2">')
})

test('T62: what somebody typed stays text', () => {
  const html = htmlOf('Nachricht: <script>x</script> "https://evil.example" <a href=x>', 'en')
  expect(html).not.toMatch(/<script|<a /)
  expect(html).toContain('&lt;script&gt;')
})
