import { z } from 'zod'
import { karte } from '../../page/karte.ts'
import { defineTemplate } from '../../templates/define-template.ts'
import { titleAndIntroduction } from '../../templates/shared-options.ts'

/** Wer einen Schaden sieht, meldet ihn der Stadt. */
export const template = defineTemplate({
  context: z.null(),
  // A map of the town's own to show the place on; without one an address says it.
  options: z.object({ ...titleAndIntroduction, karte: z.nullable(karte) }),
  feed: null,
  slots: ['content'],
  spec: '2.6',
})
