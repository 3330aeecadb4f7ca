import { bekanntmachungExamples } from '../../examples/bekanntmachung.ts'
import type { BlockExamples } from '../../examples/block-examples.ts'

const notice = { template: 'bekanntmachung-detail', slotName: 'content', options: {} } as const
const unchanged = { unveraendert: true } as const

/** Examples of `bekanntmachung-detail`. */
export const examples: BlockExamples<'bekanntmachung-detail'> = {
  typical: { ...notice, context: { ...bekanntmachungExamples.typical, ...unchanged } },
  minimal: { ...notice, context: { ...bekanntmachungExamples.minimal, ...unchanged } },
  correction: { ...notice, context: { ...bekanntmachungExamples.correction, ...unchanged } },
  corrected: { ...notice, context: { ...bekanntmachungExamples.corrected, ...unchanged } },
  changed: { ...notice, context: { ...bekanntmachungExamples.typical, unveraendert: false } },
  draft: { ...notice, context: { ...bekanntmachungExamples.draft, unveraendert: null } },
  english: { ...notice, context: { ...bekanntmachungExamples.english, ...unchanged } },
  'long-words': { ...notice, context: { ...bekanntmachungExamples['long-words'], ...unchanged } },
}
