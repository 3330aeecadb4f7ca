import { z } from 'zod'
import { defineTemplate } from './define-template.ts'
import { titleAndIntroduction } from './shared-options.ts'

/** A request form: what stands above it; its fields are `contract/forms` and no editor's choice. */
export function formTemplate() {
  return defineTemplate({
    context: z.null(),
    options: z.object(titleAndIntroduction),
    feed: null,
    slots: ['content'],
    spec: '2.6',
  })
}
