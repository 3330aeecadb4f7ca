import type { BlockExamples } from '../../examples/block-examples.ts'

const block = { template: 'raete-passwort', slotName: 'content', context: null } as const

/** Examples of `raete-passwort`. */
export const examples: BlockExamples<'raete-passwort'> = {
  typical: { ...block, options: { titel: 'Passwort vergessen?', einleitung: null } },
  minimal: { ...block, options: { titel: null, einleitung: null } },
  'long-words': {
    ...block,
    options: {
      titel: 'Passwort vergessen?',
      einleitung: 'Ratsinformationssystemzugangsberechtigungsverwaltung',
    },
  },
  english: {
    ...block,
    options: {
      titel: 'Forgotten your password?',
      einleitung: 'We send an address to your e-mail account.',
    },
  },
}
