import type { BlockExamples } from '../../examples/block-examples.ts'

const sidebar = { template: 'sidebar-veranstaltungen', slotName: 'sidebar' } as const

/** Examples of `sidebar-veranstaltungen`. */
export const examples: BlockExamples<'sidebar-veranstaltungen'> = {
  typical: {
    ...sidebar,
    context: { heute: '2027-06-16' },
    options: { titel: 'Mitmachen und mitnehmen', link: null },
  },
  minimal: {
    ...sidebar,
    context: { heute: '2027-12-31' },
    options: { titel: null, link: null },
  },
  'long-words': {
    ...sidebar,
    context: { heute: '2027-06-16' },
    options: { titel: 'Veranstaltungskalendereintragsvorschläge', link: null },
  },
  english: {
    ...sidebar,
    context: { heute: '2027-06-16' },
    options: { titel: 'Join in', link: '/en/suggest-an-event/' },
  },
}
