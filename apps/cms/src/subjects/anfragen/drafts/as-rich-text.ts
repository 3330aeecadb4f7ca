import type { VeranstaltungDoc } from '../../../payload-types.ts'

const node = { version: 1, direction: 'ltr', format: '', indent: 0 } as const
const words = { type: 'text', version: 1, format: 0, detail: 0, mode: 'normal', style: '' } as const
const linebreak = { type: 'linebreak', version: 1 } as const

/** Words of one paragraph; a break in the text itself is a space to whoever reads the website. */
const inlineNodes = (paragraph: string) =>
  paragraph
    .split('\n')
    .flatMap((text, at) => [...(at === 0 ? [] : [linebreak]), { ...words, text }])

/** Paragraphs as the editor stores them; an empty line begins another one. */
export function asRichText(text: string): NonNullable<VeranstaltungDoc['text']> {
  const paragraphs = text.trim().split(/\n{2,}/)
  const children = paragraphs.map((paragraph) => ({
    ...node,
    type: 'paragraph',
    textFormat: 0,
    textStyle: '',
    children: inlineNodes(paragraph),
  }))
  return { root: { ...node, type: 'root', children } }
}
