import { expect, test } from 'vitest'
import { asRichText } from './as-rich-text.ts'

test('a line that somebody began is one in the draft, and an empty line makes a paragraph', () => {
  const { root } = asRichText('Einlass 18 Uhr\nBeginn 19 Uhr\n\n\nEintritt frei\n')
  expect(root.children).toMatchObject([
    {
      type: 'paragraph',
      children: [
        { type: 'text', text: 'Einlass 18 Uhr' },
        { type: 'linebreak', version: 1 },
        { type: 'text', text: 'Beginn 19 Uhr' },
      ],
    },
    { type: 'paragraph', children: [{ type: 'text', text: 'Eintritt frei' }] },
  ])
})
