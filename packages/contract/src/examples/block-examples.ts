import type { BlockOf, TemplateName } from '../templates/index.ts'

/** Names that every template has examples under. */
export type ExampleName = 'typical' | 'minimal' | 'long-words' | 'english'
/** Examples of one template by name: the four common ones and any further. */
export type BlockExamples<Name extends TemplateName> = Record<ExampleName, BlockOf<Name>> &
  Record<string, BlockOf<Name>>
