import type { Bekanntmachung } from '../../entities/bekanntmachung.ts'
import { bekanntmachungExamples } from '../../examples/bekanntmachung.ts'
import type { BlockExamples } from '../../examples/block-examples.ts'
import { listOfExamples } from '../../examples/list-of.ts'

const notices = { template: 'bekanntmachungen', slotName: 'content' } as const
const { corrected, correction, english, minimal, typical } = bekanntmachungExamples

/** Examples of `bekanntmachungen`. */
export const examples: BlockExamples<'bekanntmachungen'> = {
  typical: {
    ...notices,
    context: {
      ...listOfExamples(typical, correction, corrected, minimal),
      jahre: [2027, 2026, 2025],
    },
    options: {
      titel: null,
      einleitung: 'Was die Stadt öffentlich bekannt macht, steht hier im vollen Wortlaut.',
    },
  },
  minimal: {
    ...notices,
    context: { ...listOfExamples(), jahre: [] },
    options: { titel: null, einleitung: null },
  },
  'long-words': {
    ...notices,
    context: { ...listOfExamples(bekanntmachungExamples['long-words']), jahre: [2027] },
    options: { titel: 'Allgemeinverfügungsveröffentlichungen', einleitung: null },
  },
  english: {
    ...notices,
    context: { ...listOfExamples<Bekanntmachung>(english, minimal), jahre: [2027] },
    options: { titel: 'Public notices', einleitung: null },
  },
}
