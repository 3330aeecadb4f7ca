import type { BlockExamples } from '../../examples/block-examples.ts'

const block = { template: 'sidebar-navigation', slotName: 'sidebar', context: null } as const

/** Examples of `sidebar-navigation`. */
export const examples: BlockExamples<'sidebar-navigation'> = {
  typical: {
    ...block,
    options: {
      titel: 'Ihr Aufenthalt',
      links: [
        { link: '/de/unterkuenfte/', linktext: 'Unterkünfte' },
        { link: '/de/pauschalangebote/', linktext: 'Pauschalangebote' },
        { link: '/de/anreise/', linktext: 'Anreise & Mobilität' },
      ],
    },
  },
  minimal: {
    ...block,
    options: { titel: null, links: [{ link: '/de/anreise/', linktext: 'Anreise' }] },
  },
  'long-words': {
    ...block,
    options: {
      titel: 'Übernachtungsmöglichkeitenverzeichnis',
      links: [
        { link: '/de/unterkuenfte/', linktext: 'Ferienwohnungsvermietungsgemeinschaften' },
        { link: 'https://bahn.example/', linktext: 'Schienenersatzverkehrsfahrplanauskunft' },
      ],
    },
  },
  english: {
    ...block,
    options: {
      titel: 'Your stay',
      links: [
        { link: '/en/accommodations/', linktext: 'Accommodation' },
        { link: '/en/package-offers/', linktext: 'Package offers' },
      ],
    },
  },
}
