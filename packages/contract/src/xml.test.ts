// @vitest-environment jsdom
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { element, xmlDocument } from './xml.ts'

/** Read by a parser that answers with `parsererror` to anything that is not well-formed. */
function read(xml: string): Element {
  return new DOMParser().parseFromString(xml, 'application/xml').documentElement
}

test('a text stays a text, whatever is in it', () => {
  const evil = `"O'Hara" & <b>]]></title></script><script>END:VEVENT\n\u0000\u0008\ud83c 🎼`
  const root = read(xmlDocument(element('a', { b: evil }, element('c', {}, evil))))
  const text = `"O'Hara" & <b>]]></title></script><script>END:VEVENT\n\ufffd 🎼`
  expect(root.querySelector('c')?.textContent).toBe(text)
  expect(root.getAttribute('b')).toContain('</script>')
  expect(root.querySelectorAll('*')).toHaveLength(1)
})

test('any text makes a well-formed document', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary', maxLength: 50 }), (text) => {
      const root = read(xmlDocument(element('a', { b: text }, text)))
      expect(root.nodeName).toBe('a')
      expect(root.children).toHaveLength(0)
    }),
  )
})

test('what is not there is left out', () => {
  expect(element('a', {}).xml).toBe('<a/>')
  expect(element('a', {}, null, element('b', {}, 'c')).xml).toBe('<a><b>c</b></a>')
})
