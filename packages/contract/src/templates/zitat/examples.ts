import type { BlockExamples } from '../../examples/block-examples.ts'

const block = { template: 'zitat', slotName: 'content', context: null } as const

/** Examples of `zitat`. */
export const examples: BlockExamples<'zitat'> = {
  typical: {
    ...block,
    options: {
      text: 'Man kommt der Ruhe wegen und bleibt der Menschen wegen.',
      quelle: 'Clara Moosbach, Kurgast im Jahr 1891',
    },
  },
  minimal: { ...block, options: { text: 'Hier atmet der Wald mit.', quelle: null } },
  'long-words': {
    ...block,
    options: {
      text: 'Die Heilquellenschutzgebietsausweisung war das Schönste an meiner Fremdenverkehrsförderungsvereinszeit.',
      quelle: 'Ehrenfremdenverkehrsförderungsvereinsvorsitzender Balthasar Tannengrund',
    },
  },
  english: {
    ...block,
    options: {
      text: 'One comes for the quiet and stays for the people.',
      quelle: 'Clara Moosbach, spa guest in 1891',
    },
  },
}
