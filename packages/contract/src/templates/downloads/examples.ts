import type { BlockExamples } from '../../examples/block-examples.ts'

const downloadBlock = { template: 'downloads', slotName: 'content', context: null } as const

/** Examples of `downloads`. */
export const examples: BlockExamples<'downloads'> = {
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
