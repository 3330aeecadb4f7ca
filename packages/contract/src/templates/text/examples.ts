import type { BlockExamples } from '../../examples/block-examples.ts'
import { richTextExamples } from '../../examples/rich-text.ts'

const block = { template: 'text', slotName: 'content', context: null } as const

/** Examples of `text`. */
export const examples: BlockExamples<'text'> = {
  typical: {
    ...block,
    options: { titel: 'Heilwasser seit acht Jahrhunderten', text: richTextExamples.typical },
  },
  everything: {
    ...block,
    options: { titel: 'Anreise', text: richTextExamples.everything },
  },
  minimal: { ...block, options: { titel: null, text: richTextExamples.minimal } },
  'long-words': {
    ...block,
    options: {
      titel: 'Grundstücksverkehrsgenehmigungszuständigkeitsübertragungsverordnung',
      text: richTextExamples['long-words'],
    },
  },
  english: {
    ...block,
    options: { titel: 'Healing water for eight centuries', text: richTextExamples.english },
  },
  sidebar: {
    ...block,
    slotName: 'sidebar',
    options: { titel: 'Hinweis', text: richTextExamples.minimal },
  },
}
