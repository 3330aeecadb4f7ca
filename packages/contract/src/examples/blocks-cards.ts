import type { BlockOf } from '../templates/index.ts'
import { bildExamples } from './bild.ts'
import type { BlockExamples } from './blocks-content.ts'

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
export const bildTextTeaser3x: BlockExamples<'bild-text-teaser-3x'> = {
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
export const kurzinfoIcons: BlockExamples<'kurzinfo-icons'> = {
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

const downloadBlock = { template: 'downloads', slotName: 'content', context: null } as const

/** Examples of `downloads`. */
export const downloads: BlockExamples<'downloads'> = {
  typical: {
    ...downloadBlock,
    options: {
      titel: 'Zum Herunterladen',
      downloads: [
        {
          titel: 'Ortsplan mit Parkhäusern',
          link: '/media/beispiel-ortsplan.pdf',
          format: 'PDF',
          groesse: 1_482_133,
          stand: '2027-03-01',
        },
        {
          titel: 'Kurtaxesatzung',
          link: '/media/beispiel-kurtaxe.pdf',
          format: 'PDF',
          groesse: 88_210,
          stand: null,
        },
      ],
    },
  },
  minimal: { ...downloadBlock, options: { titel: null, downloads: [] } },
  'long-words': {
    ...downloadBlock,
    options: {
      titel: 'Antragsformulare zur Sondernutzungserlaubnis',
      downloads: [
        {
          titel: 'Zweitwohnungssteuerbefreiungsantragsformular_Endfassung_2027_barrierefrei',
          link: '/media/beispiel-zweitwohnungssteuer.pdf',
          format: 'PDF',
          groesse: 12_345_678,
          stand: '2027-01-31',
        },
      ],
    },
  },
  english: {
    ...downloadBlock,
    slotName: 'sidebar',
    options: {
      titel: 'Downloads',
      downloads: [
        {
          titel: 'Town map with car parks',
          link: '/media/beispiel-ortsplan.pdf',
          format: 'PDF',
          groesse: 1_482_133,
          stand: '2027-03-01',
        },
      ],
    },
  },
}
