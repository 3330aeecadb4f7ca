import type { RichTextInline } from '@kurstadt/contract'
import { render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { RichText } from './rich-text.tsx'

test('no line of a formatted text ends between a number and its unit', () => {
  const children: RichTextInline[] = [
    { type: 'text', text: 'Die Fahrt kostet 4,00 €, ' },
    { type: 'text', text: 'der Weg ist 10 km lang', bold: true },
    { type: 'link', href: '/de/zeiten/', children: [{ type: 'text', text: ', ab 9 Uhr' }] },
  ]
  render(<RichText text={[{ type: 'paragraph', children }]} />)
  const { textContent } = screen.getByRole('paragraph')
  expect(textContent.replaceAll('\u00a0', '~')).toBe(
    'Die Fahrt kostet 4,00~€, der Weg ist 10~km lang, ab 9~Uhr',
  )
})
