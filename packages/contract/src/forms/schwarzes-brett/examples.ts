import type { BlockExamples } from '../../examples/block-examples.ts'
import { formExamples } from '../../examples/form-examples.ts'

/** Examples of `formular-schwarzes-brett`. */
export const examples: BlockExamples<'formular-schwarzes-brett'> = formExamples(
  'formular-schwarzes-brett',
  {
    de: {
      titel: 'Aushang aufgeben',
      einleitung:
        'Sie bestätigen ihn mit einem Link, den wir Ihnen mailen. Nach 60 Tagen endet er.',
    },
    en: { titel: 'Put up a notice', einleitung: null },
    long: 'Nachbarschaftsaushangveröffentlichungsformular',
  },
)
