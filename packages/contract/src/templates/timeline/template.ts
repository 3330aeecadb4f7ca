import { z } from 'zod'
import { bildMitText } from '../../entities/brancheneintrag.ts'
import { defineTemplate } from '../define-template.ts'
import { titleAndIntroduction } from '../shared-options.ts'

const station = z.object({
  /** As an editor writes it: `1874`, `um 1500`, `1914–1918`. */
  zeit: z.string(),
  titel: z.string(),
  text: z.string().nullable(),
  bildupload: bildMitText.nullable(),
})

/** What happened when, in its order (spec 2.6, timeline). */
export const template = defineTemplate({
  context: z.null(),
  options: z.object({ ...titleAndIntroduction, stationen: z.array(station) }),
  feed: null,
  slots: ['content'],
  spec: '2.6',
})
