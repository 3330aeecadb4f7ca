import { z } from 'zod'
import { bild } from '../../page/bild.ts'
import { href } from '../../primitives.ts'
import { defineTemplate } from '../define-template.ts'

const bildupload = z.object({
  bild,
  bildtext: z.string().nullable(),
  bildcopyright: z.string().nullable(),
})

/** Three pictures with title, text and link (spec 3: `titel1-3`, `text1-3`, `link1-3`, `bildupload1-3`). */
export const template = defineTemplate({
  context: z.null(),
  options: z.object({
    titel: z.string().nullable(),
    einleitung: z.string().nullable(),
    titel1: z.string(),
    text1: z.string().nullable(),
    link1: href.nullable(),
    bildupload1: bildupload.nullable(),
    titel2: z.string().nullable(),
    text2: z.string().nullable(),
    link2: href.nullable(),
    bildupload2: bildupload.nullable(),
    titel3: z.string().nullable(),
    text3: z.string().nullable(),
    link3: href.nullable(),
    bildupload3: bildupload.nullable(),
  }),
  feed: null,
  slots: ['content'],
  spec: '2.7',
})
