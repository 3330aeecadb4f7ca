import type { BlockExamples } from '../../examples/block-examples.ts'
import type { BlockOf } from '../index.ts'

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
export const examples: BlockExamples<'headline-teaser'> = {
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
