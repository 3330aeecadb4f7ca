import { expect, test } from 'vitest'
import { headingProblem, linkTextProblem, titleProblem } from './words.ts'

test.each(['hier', 'Hier …', 'Klicken Sie hier', 'mehr →', ' MEHR ', '', 'read more'])(
  'a link called «%s» says nothing',
  (text) => {
    expect(linkTextProblem(text)).not.toBeNull()
  },
)

test.each([
  'Öffnungszeiten der Therme',
  'hier wohnen',
  'Mehr über die Bergbahn',
  'www.beispiel.example',
])('a link called «%s» is fine', (text) => {
  expect(linkTextProblem(text)).toBeNull()
})

test('a long address is no text for a link', () => {
  expect(
    linkTextProblem('https://www.beispiel.example/verzeichnis/datei?nummer=4711'),
  ).not.toBeNull()
})

test.each([[[]], [[2]], [[3, 3]], [[2, 3, 4, 2, 3]]])('headings %j are in order', (levels) => {
  expect(headingProblem(levels)).toBeNull()
})

test.each([[[2, 4]], [[2, 3, 2, 4]]])('headings %j leave one out', (levels) => {
  expect(headingProblem(levels)).toContain('Stufe 4')
})

test.each([[[4, 2]], [[3, 2, 3]]])('E6: headings %j begin too low', (levels) => {
  expect(headingProblem(levels)).toContain('beginnt')
})

test('a title is too long beyond what lists and search engines show', () => {
  expect(titleProblem('x'.repeat(90), 'titel')).toBeNull()
  expect(titleProblem('x'.repeat(91), 'titel')).toContain('91')
  expect(titleProblem('x'.repeat(61), 'seo')).toContain('61')
})
