import { expect, test } from 'vitest'
import { visibleTexts } from './visible-texts.ts'

test('S6: texts are cleaned however deep they stand, and nothing else is touched', () => {
  const day = new Date('2031-01-01')
  const bytes = Buffer.from('\u200B')
  const text = { root: { children: [{ type: 'text', text: 'Bad\u202E \u200BPrüfen', format: 1 }] } }
  expect(visibleTexts({ titel: 'Ku\u200Br', text, day, bytes, leer: null, zahl: 3 })).toEqual({
    titel: 'Kur',
    text: { root: { children: [{ type: 'text', text: 'Bad Prüfen', format: 1 }] } },
    day,
    bytes,
    leer: null,
    zahl: 3,
  })
})
