import { standField } from '../../../editing/workflow/index.ts'
import type { VeranstaltungDoc } from '../../../payload-types.ts'

/** What every draft begins with: an editor looks at it before anybody else does. */
export const toReview = { [standField]: 'pruefung', _status: 'draft' } as const

const node = { version: 1, direction: 'ltr', format: '', indent: 0 } as const

/** Paragraphs as the editor stores them. */
export function asRichText(text: string): NonNullable<VeranstaltungDoc['text']> {
  const children = text.split(/\n{2,}/).map((paragraph) => ({
    ...node,
    type: 'paragraph',
    textFormat: 0,
    textStyle: '',
    children: [
      {
        type: 'text',
        version: 1,
        text: paragraph,
        format: 0,
        detail: 0,
        mode: 'normal',
        style: '',
      },
    ],
  }))
  return { root: { ...node, type: 'root', children } }
}
