import type { PayloadRequest } from 'payload'
import type { VeranstaltungDoc } from '../../payload-types.ts'
import { standField } from '../../workflow/index.ts'
import type { Anfrage } from './anfrage.ts'

/** How the product itself writes. */
export const local = { locale: 'de', depth: 0, overrideAccess: true } as const

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

/** What was said of a picture, and of the thing that it belongs to. */
type SaidOfPicture = { titel: string; bildtext: string | null; bildcopyright: string | null }

/**
 * A picture for the library; who sent it says what it shows and whose it is, and stays unnamed. To
 * be kept first of all: sizing takes seconds, and whatever is saved later holds the writers' turn.
 */
export async function keepPicture(
  req: PayloadRequest,
  { bild }: Anfrage,
  { titel, bildtext, bildcopyright }: SaidOfPicture,
): Promise<string | null> {
  if (bild === null) return null
  const file = { ...bild, mimetype: 'application/octet-stream', size: bild.data.length }
  const { id } = await req.payload.create({
    collection: 'medien',
    data: { alt: bildtext ?? titel, copyright: bildcopyright ?? '' },
    file,
    req,
    ...local,
  })
  return id
}
