import type { BlockExamples } from '../../examples/block-examples.ts'

const block = { template: 'schwarzes-brett-portal', slotName: 'content', context: null } as const

/** Examples of `schwarzes-brett-portal`. */
export const examples: BlockExamples<'schwarzes-brett-portal'> = {
  typical: {
    ...block,
    options: {
      titel: 'Ihre Aushänge',
      einleitung: 'Aushängen, ändern, verlängern und abnehmen: ohne Konto, mit einem Link.',
    },
  },
  minimal: { ...block, options: { titel: null, einleitung: null } },
  'long-words': {
    ...block,
    options: {
      titel: 'Nachbarschaftsaushangverwaltungsmöglichkeiten',
      einleitung: 'Aushangverlängerungsantragsformulare braucht es nicht.',
    },
  },
  english: { ...block, options: { titel: 'Your notices', einleitung: null } },
}
