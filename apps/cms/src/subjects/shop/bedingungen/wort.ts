import type { RichText, RichTextBlock } from '@kurstadt/contract'

/** A paragraph. */
export const absatz = (text: string): RichTextBlock => ({
  type: 'paragraph',
  children: [{ type: 'text', text }],
})

/** A heading of the second level. */
export const titel = (text: string): RichTextBlock => ({
  type: 'heading',
  level: 2,
  children: [{ type: 'text', text }],
})

/** A list, each line of which is a text. */
export function liste(...lines: string[]): RichTextBlock {
  const items = lines.map((text) => ({
    children: [{ type: 'text' as const, text }],
    sublist: null,
  }))
  return { type: 'list', ordered: false, items }
}

/** Texts that the law words, with what it wants filled in. */
export type Widerrufstexte = { belehrung: RichText; formular: RichText }

/** What is filled in: who sells, in one line, and where the website takes a withdrawal. */
export type Eingesetzt = { verkaeufer: string; adresse: string }
