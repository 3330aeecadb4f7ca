import type { BlockExamples } from '../../examples/block-examples.ts'
import { datenschutzangabenExamples } from '../../examples/datenschutzangaben.ts'

const block = { template: 'datenschutzangaben', slotName: 'content' } as const

/** Examples of `datenschutzangaben`. */
export const examples: BlockExamples<'datenschutzangaben'> = {
  typical: {
    ...block,
    context: datenschutzangabenExamples.typical,
    options: { titel: null, einleitung: 'Manches erledigen andere für uns.' },
  },
  minimal: {
    ...block,
    context: datenschutzangabenExamples.minimal,
    options: { titel: null, einleitung: null },
  },
  'long-words': {
    ...block,
    context: datenschutzangabenExamples['long-words'],
    options: { titel: 'Auftragsverarbeitungsverzeichnisveröffentlichung', einleitung: null },
  },
  english: {
    ...block,
    context: datenschutzangabenExamples.typical,
    options: { titel: null, einleitung: 'Some things others do for us.' },
  },
}
