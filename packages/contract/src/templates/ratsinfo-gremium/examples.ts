import type { BlockExamples } from '../../examples/block-examples.ts'
import { gremiumExamples } from '../../examples/rat.ts'

const block = { template: 'ratsinfo-gremium', slotName: 'content', options: {} } as const

/** Examples of `ratsinfo-gremium`. */
export const examples: BlockExamples<'ratsinfo-gremium'> = {
  typical: { ...block, context: gremiumExamples.typical },
  minimal: { ...block, context: gremiumExamples.minimal },
  'long-words': { ...block, context: gremiumExamples['long-words'] },
  english: { ...block, context: gremiumExamples.typical },
}
