import fc from 'fast-check'
import { expect, test } from 'vitest'
import { visibleText } from './visible-text.ts'

test.for([
  ['Mül\u200Bler', 'Müller'],
  ['\uFEFFMüller\u2060', 'Müller'],
  ['An\u202Enela\u202C', 'Annela'],
  ['\u2066Rathaus\u2069\u200F', 'Rathaus'],
  ['\u200D \u200C', ' '],
  ['Meier\u200D', 'Meier'],
] as const)('S6: %j is read as %j', ([text, seen]) => {
  expect(visibleText(text)).toBe(seen)
})

test.for(['علی\u200Cرضا', '👩\u200D🦰', '🏳️\u200D🌈', 'Donau\u00ADdampf', 'José', 'क्\u200Dष'])(
  'S6: %s stays as it is written',
  (text) => {
    expect(visibleText(text)).toBe(text)
  },
)

test('S6: what is left has nothing that turns or hides, whatever came', () => {
  const sign = fc.constantFrom(
    'a',
    'ع',
    ' ',
    '\u200B',
    '\u200C',
    '\u200D',
    '\u202E',
    '\u2067',
    '\uFEFF',
  )
  fc.assert(
    fc.property(fc.array(sign), (signs) => {
      const seen = visibleText(signs.join(''))
      expect(seen).not.toMatch(/[\p{Bidi_Control}\u200B\uFEFF]/u)
      if (!/[aع]/u.test(seen)) expect(seen.trim()).toBe('')
    }),
  )
})
