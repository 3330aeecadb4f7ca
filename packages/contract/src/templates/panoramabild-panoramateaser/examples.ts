import { bildExamples } from '../../examples/bild.ts'
import type { BlockExamples } from '../../examples/block-examples.ts'
import type { BlockOf } from '../index.ts'

const block = {
  template: 'panoramabild-panoramateaser',
  slotName: 'content',
  context: null,
} as const

const typical: BlockOf<'panoramabild-panoramateaser'>['options'] = {
  titel: 'Oben wird es still',
  untertitel: 'Der Hohe Stein, 987 Meter',
  text: 'Sechs Minuten fährt die Bergbahn, dann gehen Sie auf dem ebenen Höhenweg.',
  bildupload: { bild: bildExamples.badhaus, bildtext: null, bildcopyright: null },
  parallax: false,
  link: '/de/bergbahn/',
  linktext: 'Zur Bergbahn',
}

/** Examples of `panoramabild-panoramateaser`. */
export const examples: BlockExamples<'panoramabild-panoramateaser'> = {
  typical: { ...block, options: typical },
  parallax: { ...block, options: { ...typical, parallax: true } },
  minimal: {
    ...block,
    options: {
      titel: null,
      untertitel: null,
      text: null,
      bildupload: typical.bildupload,
      parallax: false,
      link: null,
      linktext: null,
    },
  },
  'long-words': {
    ...block,
    options: {
      ...typical,
      titel: 'Aussichtsturmbesteigungsgenehmigung',
      linktext: 'Zur Aussichtsturmbesteigungsgenehmigungsbeantragung',
    },
  },
  english: {
    ...block,
    options: {
      ...typical,
      titel: 'Where it is quiet',
      untertitel: 'The Hoher Stein, 987 metres',
      text: 'Six minutes by funicular, then the level ridge path.',
      link: '/en/funicular/',
      linktext: 'About the funicular',
    },
  },
  'broken-picture': {
    ...block,
    options: {
      ...typical,
      bildupload: { bild: bildExamples.broken, bildtext: null, bildcopyright: null },
    },
  },
}
