import type { BlockExamples } from '../../examples/block-examples.ts'

const form = { anfrageart: 'formular' } as const
const pauschale = { template: 'formular-pauschale', slotName: 'content', context: null } as const

const typical = {
  ...pauschale,
  options: { titel: 'Pauschale anfragen', einleitung: 'Ihre Anfrage ist unverbindlich.', ...form },
}

/** Examples of `formular-pauschale`. */
export const examples: BlockExamples<'formular-pauschale'> = {
  typical,
  minimal: { ...pauschale, options: { titel: null, einleitung: null, ...form } },
  'long-words': {
    ...pauschale,
    options: {
      titel: 'Gesundheitsvorsorgepauschalangebotsanfrageformular',
      einleitung: 'Gesundheitsvorsorgepauschalangebotsanfrageformular '.repeat(3),
      ...form,
    },
  },
  english: {
    ...pauschale,
    options: { titel: 'Ask for a package', einleitung: null, ...form },
  },
  email: { ...typical, options: { ...typical.options, anfrageart: 'email' } },
}
