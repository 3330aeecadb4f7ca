import { bildExamples } from '../../examples/bild.ts'
import type { BlockExamples } from '../../examples/block-examples.ts'
import type { BlockOf } from '../index.ts'

const block = { template: 'timeline', slotName: 'content', context: null } as const

type Station = BlockOf<'timeline'>['options']['stationen'][number]

const bild = { bild: bildExamples.badhaus, bildtext: null, bildcopyright: null }
const station = (zeit: string, titel: string, text: string | null = null): Station => ({
  zeit,
  titel,
  text,
  bildupload: null,
})

/** Examples of `timeline`. */
export const examples: BlockExamples<'timeline'> = {
  typical: {
    ...block,
    options: {
      titel: 'Von der Quelle zum Kurort',
      einleitung: 'Acht Jahrhunderte in fünf Schritten.',
      stationen: [
        station('um 1260', 'Ein Mönch schreibt vom warmen Wasser'),
        {
          ...station('1874', 'Das Badehaus wird eröffnet', 'Die Königin bleibt zwei Nächte.'),
          bildupload: bild,
        },
        station('1914–1918', 'Lazarett', 'Im Badehaus liegen 212 Verwundete.'),
        station('1952', 'Heilbad', 'Seitdem heißt die Stadt Bad Silberbronn.'),
      ],
    },
  },
  minimal: {
    ...block,
    options: { titel: null, einleitung: null, stationen: [station('1908', 'Die Bergbahn fährt')] },
  },
  'long-words': {
    ...block,
    options: {
      titel: 'Fremdenverkehrsförderungsvereinsgeschichte',
      einleitung: null,
      stationen: [
        station(
          'Erste Hälfte des neunzehnten Jahrhunderts',
          'Heilquellenschutzgebietsausweisungsverfahren',
          'Wasserwirtschaftsverwaltungsvorschriftenänderung',
        ),
      ],
    },
  },
  english: {
    ...block,
    options: {
      titel: 'From a spring to a spa',
      einleitung: null,
      stationen: [
        station('c. 1260', 'A monk writes of warm water'),
        station('1914–1918', 'A hospital', 'The bath house takes in 212 wounded soldiers.'),
      ],
    },
  },
  'broken-picture': {
    ...block,
    options: {
      titel: null,
      einleitung: null,
      stationen: [
        {
          ...station('1874', 'Das Badehaus wird eröffnet'),
          bildupload: { ...bild, bild: bildExamples.broken },
        },
      ],
    },
  },
}
