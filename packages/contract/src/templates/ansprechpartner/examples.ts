import { amtExamples } from '../../examples/amt.ts'
import type { BlockExamples } from '../../examples/block-examples.ts'
import { allOf } from '../../examples/list-of.ts'

const { typical, english } = amtExamples
const contacts = { template: 'ansprechpartner', slotName: 'content' } as const

/** Examples of `ansprechpartner`. */
export const examples: BlockExamples<'ansprechpartner'> = {
  typical: {
    ...contacts,
    context: allOf(typical, amtExamples['long-words']),
    options: { titel: 'Ansprechpartner' },
  },
  minimal: { ...contacts, context: allOf(), options: { titel: null } },
  'long-words': {
    ...contacts,
    context: allOf(amtExamples['long-words']),
    options: { titel: 'Straßenverkehrsangelegenheitsansprechpartner' },
  },
  english: { ...contacts, context: allOf(english), options: { titel: 'Contact persons' } },
}
