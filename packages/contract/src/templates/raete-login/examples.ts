import type { BlockExamples } from '../../examples/block-examples.ts'

const block = { template: 'raete-login', slotName: 'content', context: null } as const

/** Examples of `raete-login`. */
export const examples: BlockExamples<'raete-login'> = {
  typical: { ...block, options: { titel: 'Anmeldung für Ratsmitglieder', einleitung: null } },
  minimal: { ...block, options: { titel: null, einleitung: null } },
  'long-words': {
    ...block,
    options: {
      titel: 'Anmeldung für Ratsmitglieder',
      einleitung: 'Ratsinformationssystemzugangsberechtigungsverwaltung',
    },
  },
  english: {
    ...block,
    options: {
      titel: 'Login for councillors',
      einleitung: 'Members of the council also see what is not discussed in public.',
    },
  },
}
