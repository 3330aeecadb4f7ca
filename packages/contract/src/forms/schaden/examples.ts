import { bildExamples } from '../../examples/bild.ts'
import type { BlockExamples } from '../../examples/block-examples.ts'
import { formExamplesWith } from '../../examples/form-examples.ts'

const withoutMap = formExamplesWith({ karte: null }, 'formular-schaden', {
  de: {
    titel: 'Schaden melden',
    einleitung: 'Eine Laterne flackert, eine Bank ist gebrochen? Sagen Sie uns, wo.',
  },
  en: { titel: 'Report damage', einleitung: null },
  long: 'Straßenbeleuchtungsschadensmeldungsformular',
})

const karte = { bild: bildExamples.konzerthaus, nord: 48.7, sued: 48.68, west: 8.44, ost: 8.48 }

/** Examples of `formular-schaden`. */
export const examples: BlockExamples<'formular-schaden'> = {
  ...withoutMap,
  typical: { ...withoutMap.typical, options: { ...withoutMap.typical.options, karte } },
}
