import type { BlockExamples } from '../../examples/block-examples.ts'
import { abfahrtenExamples } from '../../examples/fahrplan.ts'

const block = { template: 'abfahrten', slotName: 'content' } as const
const plain = { ...block, options: { titel: null, einleitung: null } }
const { typical } = abfahrtenExamples
const [first] = typical.fahrplaene

const long = 'Standseilbahnbetriebssicherheitsüberprüfungsmaßnahmen'

/** Examples of `abfahrten`. */
export const examples: BlockExamples<'abfahrten'> = {
  typical: {
    ...block,
    context: typical,
    options: { titel: 'Fahrzeiten', einleitung: 'Von der Talstation auf den Hohen Stein.' },
  },
  minimal: { ...plain, context: abfahrtenExamples.nothing },
  rests: { ...plain, context: abfahrtenExamples.rests },
  'another-day': { ...plain, context: abfahrtenExamples.shorter },
  directions: { ...plain, context: abfahrtenExamples.directions },
  'long-words': {
    ...plain,
    context: {
      ...abfahrtenExamples.rests,
      ruht: { art: 'ausnahme', grund: long },
      fahrplaene: first ? [{ ...first, titel: long, hinweis: long }] : [],
    },
  },
  english: { ...plain, context: abfahrtenExamples.english },
}
