import type { BrettEintrag } from '../../entities/schwarzes-brett.ts'
import type { BlockExamples } from '../../examples/block-examples.ts'
import { listOfExamples } from '../../examples/list-of.ts'
import { brettExamples } from '../../examples/stadt.ts'
import type { BlockOf } from '../index.ts'

const block = {
  template: 'schwarzes-brett',
  slotName: 'content',
  options: { titel: null, einleitung: null },
} as const

type Context = BlockOf<'schwarzes-brett'>['context']

const auswahl: Context['auswahl'] = [
  { art: 'biete', anzahl: 4 },
  { art: 'gefunden', anzahl: 1 },
  { art: 'mitfahren', anzahl: 2 },
]

const notices = (...all: BrettEintrag[]): Context => ({
  ...listOfExamples(...all),
  aehnlich: false,
  auswahl: all.length === 0 ? [] : auswahl,
})

const { typical, minimal, done, 'by-mail-alone': lift, 'long-words': long } = brettExamples

/** Examples of `schwarzes-brett`. */
export const examples: BlockExamples<'schwarzes-brett'> = {
  typical: {
    ...block,
    context: notices(typical, lift, minimal, done),
    options: {
      titel: 'Was die Nachbarschaft sucht, verschenkt und gefunden hat',
      einleitung: 'Aushänge von Einwohnern für Einwohner.',
    },
  },
  minimal: { ...block, context: notices() },
  similar: { ...block, context: { ...notices(typical), aehnlich: true } },
  paged: { ...block, context: { ...notices(typical, lift), anzahl: 60, seite: 2, pro_seite: 24 } },
  'long-words': { ...block, context: notices(long) },
  english: { ...block, context: notices(typical) },
}
