import type { BlockExamples } from '../../examples/block-examples.ts'

const block = { template: 'einbettungen', slotName: 'content', context: null } as const

/** Examples of `einbettungen`. */
export const examples: BlockExamples<'einbettungen'> = {
  typical: {
    ...block,
    options: {
      titel: 'Inhalte anderer Anbieter',
      einleitung: 'Filme und Kameras dieser Häuser laden wir erst, wenn Sie es wollen.',
    },
  },
  minimal: { ...block, options: { titel: null, einleitung: null } },
  'long-words': {
    ...block,
    options: {
      titel: 'Drittanbieterinhaltseinbettungsverzeichnis',
      einleitung: 'Datenschutzgrundverordnungskonformitätserklärungen finden Sie dort.',
    },
  },
  english: {
    ...block,
    options: {
      titel: 'Content of other providers',
      einleitung: 'Films and cameras of these providers load only when you want them to.',
    },
  },
}
