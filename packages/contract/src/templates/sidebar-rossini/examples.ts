import type { Einstellungen } from '../../entities/einstellungen.ts'
import type { BlockExamples } from '../../examples/block-examples.ts'
import { einstellungenExamples } from '../../examples/einstellungen.ts'

const block = { template: 'sidebar-rossini', slotName: 'sidebar' } as const

const bookingOf = ({ kartentelefon, tourismus, festival, newsletter_url }: Einstellungen) => ({
  kartentelefon,
  tourismus,
  festival,
  newsletter_url,
})

const { typical, minimal, english } = einstellungenExamples

/** Examples of `sidebar-rossini`. */
export const examples: BlockExamples<'sidebar-rossini'> = {
  typical: { ...block, context: bookingOf(typical), options: { titel: 'Karten buchen' } },
  minimal: { ...block, context: bookingOf(minimal), options: { titel: null } },
  'long-words': {
    ...block,
    context: bookingOf({
      ...typical,
      festival: {
        ...typical.festival,
        email: 'eintrittskartenvorbestellungen@festspielgesellschaft.example',
      },
    }),
    options: { titel: 'Eintrittskartenvorbestellungsmöglichkeiten' },
  },
  english: { ...block, context: bookingOf(english), options: { titel: 'Book tickets' } },
}
