import { barrierefreiheitExamples } from '../../examples/barrierefreiheit.ts'
import type { BlockExamples } from '../../examples/block-examples.ts'

const block = { template: 'barrierefreiheit', slotName: 'content' } as const

/** Examples of `barrierefreiheit`. */
export const examples: BlockExamples<'barrierefreiheit'> = {
  typical: {
    ...block,
    context: barrierefreiheitExamples.typical,
    options: { titel: null, einleitung: 'Diese Erklärung gilt für alles, was die Stadt anbietet.' },
  },
  minimal: {
    ...block,
    context: barrierefreiheitExamples.minimal,
    options: { titel: null, einleitung: null },
  },
  'long-words': {
    ...block,
    context: barrierefreiheitExamples['long-words'],
    options: { titel: 'Barrierefreiheitserklärungsveröffentlichung', einleitung: null },
  },
  english: {
    ...block,
    context: barrierefreiheitExamples.english,
    options: { titel: null, einleitung: null },
  },
}
