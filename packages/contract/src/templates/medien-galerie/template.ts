import { z } from 'zod'
import { bildMitText } from '../../entities/brancheneintrag.ts'
import { href } from '../../primitives.ts'
import { defineTemplate } from '../define-template.ts'
import { titleAndIntroduction } from '../shared-options.ts'

/** What a tile of the media gallery opens. */
export const medienTypen = ['youtube', 'bild', 'sonstiges'] as const

const typ = z.enum(medienTypen).nullable()
const text = z.string().nullable()
const bildupload = bildMitText.nullable()

/** Up to three tiles that open a film, a picture or something embedded (spec 3: `typ1-3`; spec 9). */
export const template = defineTemplate({
  context: z.null(),
  options: z.object({
    ...titleAndIntroduction,
    titel1: text,
    text1: text,
    typ1: typ,
    link1: href.nullable(),
    bildupload1: bildupload,
    titel2: text,
    text2: text,
    typ2: typ,
    link2: href.nullable(),
    bildupload2: bildupload,
    titel3: text,
    text3: text,
    typ3: typ,
    link3: href.nullable(),
    bildupload3: bildupload,
  }),
  feed: null,
  slots: ['content'],
  spec: '2.7',
})
