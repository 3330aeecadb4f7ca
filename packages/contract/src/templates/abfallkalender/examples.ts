import { abfallkalenderExamples } from '../../examples/abfallkalender.ts'
import type { BlockExamples } from '../../examples/block-examples.ts'

const block = { template: 'abfallkalender', slotName: 'content' } as const
const plain = { ...block, options: { titel: null, einleitung: null } }

/** Examples of `abfallkalender`. */
export const examples: BlockExamples<'abfallkalender'> = {
  typical: {
    ...block,
    context: abfallkalenderExamples.typical,
    options: { titel: 'Abfuhrtermine', einleitung: 'Bitte stellen Sie alles bis 6:00 Uhr bereit.' },
  },
  minimal: { ...plain, context: abfallkalenderExamples.minimal },
  choice: { ...plain, context: abfallkalenderExamples.choice },
  month: { ...plain, context: abfallkalenderExamples.month },
  'without-dates': { ...plain, context: abfallkalenderExamples['without-dates'] },
  'long-words': { ...plain, context: abfallkalenderExamples['long-words'] },
  english: { ...plain, context: abfallkalenderExamples.english },
  away: { ...plain, context: null },
}
