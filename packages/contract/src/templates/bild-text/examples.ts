import { bildExamples } from '../../examples/bild.ts'
import type { BlockExamples } from '../../examples/block-examples.ts'
import { richTextExamples } from '../../examples/rich-text.ts'
import type { BlockOf } from '../index.ts'

const bildTextBlock = { template: 'bild-text', slotName: 'content', context: null } as const

const bildTextTypical: BlockOf<'bild-text'>['options'] = {
  titel: 'Baden wie im 19. Jahrhundert',
  text: richTextExamples.typical,
  bild: bildExamples.badhaus,
  anordnung: 'text-bild',
  parallax: false,
  link: '/de/silberbad/',
  linktext: 'Zum Silberbad',
}

/** Examples of `bild-text`. */
export const examples: BlockExamples<'bild-text'> = {
  typical: { ...bildTextBlock, options: bildTextTypical },
  'picture-first': { ...bildTextBlock, options: { ...bildTextTypical, anordnung: 'bild-text' } },
  parallax: { ...bildTextBlock, options: { ...bildTextTypical, parallax: true } },
  minimal: {
    ...bildTextBlock,
    options: {
      titel: null,
      text: richTextExamples.minimal,
      bild: null,
      anordnung: 'text-bild',
      parallax: false,
      link: null,
      linktext: null,
    },
  },
  'long-words': {
    ...bildTextBlock,
    options: {
      ...bildTextTypical,
      titel: 'Thermalwasseraufbereitungsanlagenbesichtigung',
      text: richTextExamples['long-words'],
      linktext: 'Zur Thermalwasseraufbereitungsanlagenbesichtigungsanmeldung',
    },
  },
  english: {
    ...bildTextBlock,
    options: {
      ...bildTextTypical,
      titel: 'Bathing as in the 19th century',
      text: richTextExamples.english,
      link: '/en/silberbad/',
      linktext: 'To the Silberbad',
    },
  },
  'broken-picture': {
    ...bildTextBlock,
    options: { ...bildTextTypical, bild: bildExamples.broken },
  },
}
