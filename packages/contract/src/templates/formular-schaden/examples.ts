import { bildExamples } from '../../examples/bild.ts'
import type { BlockExamples } from '../../examples/block-examples.ts'

const schaden = {
  template: 'formular-schaden',
  slotName: 'content',
  context: null,
  options: {
    titel: 'Schaden melden',
    einleitung: 'Eine Laterne flackert, eine Bank ist gebrochen? Sagen Sie uns, wo.',
    karte: null,
  },
} as const

const langesWort = 'Straßenbeleuchtungsschadensmeldungsformular'

/** Examples of `formular-schaden`. */
export const examples: BlockExamples<'formular-schaden'> = {
  typical: {
    ...schaden,
    options: {
      ...schaden.options,
      karte: { bild: bildExamples.konzerthaus, nord: 48.7, sued: 48.68, west: 8.44, ost: 8.48 },
    },
  },
  minimal: { ...schaden, options: { titel: null, einleitung: null, karte: null } },
  'long-words': {
    ...schaden,
    options: { titel: langesWort, einleitung: `${langesWort} `.repeat(3), karte: null },
  },
  english: { ...schaden, options: { titel: 'Report damage', einleitung: null, karte: null } },
}
