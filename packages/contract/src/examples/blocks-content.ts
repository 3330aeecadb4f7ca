import type { BlockOf, TemplateName } from '../templates/index.ts'
import { bildExamples } from './bild.ts'
import { richTextExamples } from './rich-text.ts'

/** Names that every template has examples under. */
export type ExampleName = 'typical' | 'minimal' | 'long-words' | 'english'
/** Examples of one template by name: the four common ones and any further. */
export type BlockExamples<Name extends TemplateName> = Record<ExampleName, BlockOf<Name>> &
  Record<string, BlockOf<Name>>

function block<Name extends 'text' | 'zitat'>(template: Name) {
  return { template, slotName: 'content', context: null } as const
}

/** Examples of `text`. */
export const text: BlockExamples<'text'> = {
  typical: {
    ...block('text'),
    options: { titel: 'Heilwasser seit acht Jahrhunderten', text: richTextExamples.typical },
  },
  everything: {
    ...block('text'),
    options: { titel: 'Anreise', text: richTextExamples.everything },
  },
  minimal: { ...block('text'), options: { titel: null, text: richTextExamples.minimal } },
  'long-words': {
    ...block('text'),
    options: {
      titel: 'Grundstücksverkehrsgenehmigungszuständigkeitsübertragungsverordnung',
      text: richTextExamples['long-words'],
    },
  },
  english: {
    ...block('text'),
    options: { titel: 'Healing water for eight centuries', text: richTextExamples.english },
  },
  sidebar: {
    ...block('text'),
    slotName: 'sidebar',
    options: { titel: 'Hinweis', text: richTextExamples.minimal },
  },
}

const bildTextBlock = { template: 'bild-text', slotName: 'content', context: null } as const
const bildTextTypical: BlockOf<'bild-text'>['options'] = {
  titel: 'Baden wie im 19. Jahrhundert',
  text: richTextExamples.typical,
  bild: bildExamples.badhaus,
  anordnung: 'text-bild',
  link: '/de/silberbad/',
  linktext: 'Zum Silberbad',
}

/** Examples of `bild-text`. */
export const bildText: BlockExamples<'bild-text'> = {
  typical: { ...bildTextBlock, options: bildTextTypical },
  'picture-first': { ...bildTextBlock, options: { ...bildTextTypical, anordnung: 'bild-text' } },
  minimal: {
    ...bildTextBlock,
    options: {
      titel: null,
      text: richTextExamples.minimal,
      bild: null,
      anordnung: 'text-bild',
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

/** Examples of `zitat`. */
export const zitat: BlockExamples<'zitat'> = {
  typical: {
    ...block('zitat'),
    options: {
      text: 'Man kommt der Ruhe wegen und bleibt der Menschen wegen.',
      quelle: 'Clara Moosbach, Kurgast im Jahr 1891',
    },
  },
  minimal: { ...block('zitat'), options: { text: 'Hier atmet der Wald mit.', quelle: null } },
  'long-words': {
    ...block('zitat'),
    options: {
      text: 'Die Heilquellenschutzgebietsausweisung war das Schönste an meiner Fremdenverkehrsförderungsvereinszeit.',
      quelle: 'Ehrenfremdenverkehrsförderungsvereinsvorsitzender Balthasar Tannengrund',
    },
  },
  english: {
    ...block('zitat'),
    options: {
      text: 'One comes for the quiet and stays for the people.',
      quelle: 'Clara Moosbach, spa guest in 1891',
    },
  },
}

const headline = { template: 'headline-teaser', slotName: 'content', context: null } as const
const headlineTypical: BlockOf<'headline-teaser'>['options'] = {
  titel: 'Ankommen, durchatmen',
  titel_tag: 'h2',
  untertitel: 'Ihr Heilbad im nördlichen Schwarzwald',
  einleitung:
    'Thermalwasser, weite Wälder und ein Kurpark mit Musik: In Bad Silberbronn finden Sie Zeit für sich.',
  link: '/de/unterkuenfte/',
  linktext: 'Unterkunft finden',
}

/** Examples of `headline-teaser`. */
export const headlineTeaser: BlockExamples<'headline-teaser'> = {
  typical: { ...headline, options: headlineTypical },
  minimal: {
    ...headline,
    options: {
      titel: 'Aktuelles',
      titel_tag: 'h3',
      untertitel: null,
      einleitung: null,
      link: null,
      linktext: null,
    },
  },
  'long-words': {
    ...headline,
    options: {
      ...headlineTypical,
      titel: 'Waldbrandgefahrenstufenhinweistafelerneuerung',
      untertitel: 'Bekanntmachung der Forstverwaltungsaußenstelle Silbertalhochfläche',
    },
  },
  english: {
    ...headline,
    options: {
      ...headlineTypical,
      titel: 'Arrive and breathe',
      untertitel: 'Your spa town in the northern Black Forest',
      einleitung:
        'Thermal water, wide forests and spa gardens full of music: take your time in Bad Silberbronn.',
      link: '/en/accommodations/',
      linktext: 'Find a place to stay',
    },
  },
}
