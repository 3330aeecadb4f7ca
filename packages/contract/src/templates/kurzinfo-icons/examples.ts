import type { BlockExamples } from '../../examples/block-examples.ts'
import type { BlockOf } from '../index.ts'

const iconBlock = { template: 'kurzinfo-icons', slotName: 'content', context: null } as const

const iconsTypical: BlockOf<'kurzinfo-icons'>['options'] = {
  titel: 'Auf einen Blick',
  icon1: {
    icon: 'anreise',
    titel: 'Anreise',
    text: 'Mit der Silbertalbahn bis in die Ortsmitte',
    link: '/de/besucherinformationen/anreise/',
  },
  icon2: {
    icon: 'therme',
    titel: 'Silberbad',
    text: 'Täglich von 9 bis 22 Uhr',
    link: '/de/silberbad/',
  },
  icon3: { icon: 'parken', titel: 'Parken', text: 'Drei Parkhäuser im Ort', link: null },
  icon4: {
    icon: 'telefon',
    titel: 'Fragen?',
    text: '030 23125-100',
    link: 'tel:+493023125100',
  },
}

/** Examples of `kurzinfo-icons`. */
export const examples: BlockExamples<'kurzinfo-icons'> = {
  typical: { ...iconBlock, options: iconsTypical },
  minimal: {
    ...iconBlock,
    options: {
      titel: null,
      icon1: { icon: 'baum', titel: 'Wald', text: null, link: null },
      icon2: null,
      icon3: null,
      icon4: null,
    },
  },
  'long-words': {
    ...iconBlock,
    options: {
      titel: 'Verkehrsverbundtarifzonenübersicht',
      icon1: {
        icon: 'bahn',
        titel: 'Schienenersatzverkehrsfahrplan',
        text: 'Haltestellenverlegungen im Innenstadtbereich beachten',
        link: '/de/besucherinformationen/anreise/',
      },
      icon2: {
        icon: 'rathaus',
        titel: 'Einwohnermeldeangelegenheiten',
        text: 'Personalausweisbeantragungsunterlagen mitbringen',
        link: null,
      },
      icon3: null,
      icon4: null,
    },
  },
  english: {
    ...iconBlock,
    options: {
      titel: 'At a glance',
      icon1: {
        icon: 'anreise',
        titel: 'Getting here',
        text: 'By train into the centre of town',
        link: '/en/visitors/arrival/',
      },
      icon2: { icon: 'wandern', titel: 'Hiking', text: '200 km of marked paths', link: null },
      icon3: { icon: 'wetter', titel: 'Weather', text: null, link: null },
      icon4: null,
    },
  },
}
