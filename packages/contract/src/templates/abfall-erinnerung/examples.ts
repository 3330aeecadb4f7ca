import { abfallkalenderExamples } from '../../examples/abfallkalender.ts'
import type { BlockExamples } from '../../examples/block-examples.ts'

const block = { template: 'abfall-erinnerung', slotName: 'content' } as const
const plain = { ...block, options: { titel: null } }

/** Examples of `abfall-erinnerung`. */
export const examples: BlockExamples<'abfall-erinnerung'> = {
  typical: {
    ...block,
    context: abfallkalenderExamples.typical,
    options: { titel: 'Erinnerung per E-Mail' },
  },
  minimal: { ...plain, context: abfallkalenderExamples.minimal },
  'long-words': { ...plain, context: abfallkalenderExamples['long-words'] },
  english: { ...plain, context: abfallkalenderExamples.english },
  away: { ...plain, context: null },
}
