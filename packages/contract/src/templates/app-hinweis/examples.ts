import type { BlockExamples } from '../../examples/block-examples.ts'

const block = { template: 'app-hinweis', slotName: 'content', context: null } as const

/** Examples of `app-hinweis`. */
export const examples: BlockExamples<'app-hinweis'> = {
  typical: {
    ...block,
    options: {
      titel: 'So kommt die Stadt auf Ihr Telefon',
      einleitung:
        'Abfuhrtermine, Veranstaltungen und Parkplätze sind dann einen Fingertipp entfernt.',
    },
  },
  minimal: { ...block, options: { titel: null, einleitung: null } },
  'long-words': {
    ...block,
    options: {
      titel: 'Startbildschirmverknüpfungseinrichtungsanleitung',
      einleitung: 'Betriebssystemaktualisierungsabhängige Menübezeichnungsabweichungen kommen vor.',
    },
  },
  english: {
    ...block,
    options: { titel: 'The town on your telephone', einleitung: 'One tap, and you are there.' },
  },
}
