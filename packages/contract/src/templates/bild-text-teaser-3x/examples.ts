import { bildExamples } from '../../examples/bild.ts'
import type { BlockExamples } from '../../examples/block-examples.ts'
import type { BlockOf } from '../index.ts'

type Teaser = BlockOf<'bild-text-teaser-3x'>['options']
const teaserBlock = { template: 'bild-text-teaser-3x', slotName: 'content', context: null } as const

function upload(bild: (typeof bildExamples)[keyof typeof bildExamples]): Teaser['bildupload1'] {
  return { bild, bildtext: bild.bildtext, bildcopyright: bild.copyright }
}

const teaserTypical: Teaser = {
  titel: 'Drei Wege, den Tag zu beginnen',
  einleitung: 'Ob im Wasser, auf der Höhe oder im Konzert: Sie haben die Wahl.',
  titel1: 'Im Silberbad',
  text1: 'Thermalbecken, Dampfbad und Ruheräume unter historischen Gewölben.',
  link1: '/de/silberbad/',
  bildupload1: upload(bildExamples.badhaus),
  titel2: 'Im Konzerthaus',
  text2: 'Von der Kammermusik bis zum großen Orchester.',
  link2: '/de/veranstaltungen/',
  bildupload2: upload(bildExamples.konzerthaus),
  titel3: 'Auf der Hochfläche',
  text3: 'In sieben Minuten bringt Sie die Bergbahn hinauf.',
  link3: '/de/bergbahn/',
  bildupload3: upload(bildExamples.bergbahn),
}

const teaserMinimal: Teaser = {
  titel: null,
  einleitung: null,
  titel1: 'Im Silberbad',
  text1: null,
  link1: null,
  bildupload1: null,
  titel2: null,
  text2: null,
  link2: null,
  bildupload2: null,
  titel3: null,
  text3: null,
  link3: null,
  bildupload3: null,
}

/** Examples of `bild-text-teaser-3x`. */
export const examples: BlockExamples<'bild-text-teaser-3x'> = {
  typical: { ...teaserBlock, options: teaserTypical },
  minimal: { ...teaserBlock, options: teaserMinimal },
  'long-words': {
    ...teaserBlock,
    options: {
      ...teaserTypical,
      titel: 'Fremdenverkehrsförderungsmaßnahmenübersicht',
      titel1: 'Thermalwasseraufbereitungsanlage',
      titel2: 'Konzerthausdachstuhlsanierungsarbeiten',
      titel3: 'Standseilbahnwiederinbetriebnahmefeier',
    },
  },
  english: {
    ...teaserBlock,
    options: {
      ...teaserTypical,
      titel: 'Three ways to start the day',
      einleitung: 'In the water, on the heights or in a concert: the choice is yours.',
      titel1: 'In the Silberbad',
      text1: 'Thermal pools, steam bath and quiet rooms under historic vaults.',
      link1: '/en/silberbad/',
      titel2: 'In the concert hall',
      text2: 'From chamber music to a full orchestra.',
      link2: '/en/events/',
      titel3: 'On the plateau',
      text3: 'The mountain railway takes you up in seven minutes.',
      link3: '/en/mountain-railway/',
    },
  },
  'broken-picture': {
    ...teaserBlock,
    options: { ...teaserTypical, bildupload2: upload(bildExamples.broken) },
  },
}
