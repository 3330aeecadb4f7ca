import type { Gremium } from '../../entities/gremium.ts'
import type { BlockExamples } from '../../examples/block-examples.ts'
import { listOfExamples } from '../../examples/list-of.ts'
import { gremiumExamples } from '../../examples/rat.ts'

const block = { template: 'ratsinfo-gremien', slotName: 'content' } as const

/** Examples of `ratsinfo-gremien`. */
export const examples: BlockExamples<'ratsinfo-gremien'> = {
  typical: {
    ...block,
    context: listOfExamples<Gremium>(gremiumExamples.typical, gremiumExamples.minimal),
    options: { titel: 'Gremien' },
  },
  minimal: { ...block, context: listOfExamples(), options: { titel: null } },
  'long-words': {
    ...block,
    context: listOfExamples(gremiumExamples['long-words']),
    options: { titel: null },
  },
  english: {
    ...block,
    context: listOfExamples(gremiumExamples.typical),
    options: { titel: 'Committees' },
  },
}
