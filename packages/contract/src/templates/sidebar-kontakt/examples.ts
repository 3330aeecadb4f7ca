import type { Einstellungen } from '../../entities/einstellungen.ts'
import type { BlockExamples } from '../../examples/block-examples.ts'
import { einstellungenExamples } from '../../examples/einstellungen.ts'

const block = { template: 'sidebar-kontakt', slotName: 'sidebar' } as const

const placesOf = ({ tourismus, rathaus }: Einstellungen) => ({ tourismus, rathaus })
const context = placesOf(einstellungenExamples.typical)
const nothing = { telefon: null, email: null, link: null, linktext: null }

/** Examples of `sidebar-kontakt`. */
export const examples: BlockExamples<'sidebar-kontakt'> = {
  typical: { ...block, context, options: { titel: 'Fragen Sie uns', stelle: 'tourismus' } },
  'town-hall': { ...block, context, options: { titel: null, stelle: 'rathaus' } },
  minimal: {
    ...block,
    context: {
      ...context,
      tourismus: {
        name: 'Tourist-Information',
        amt: null,
        kontakt: nothing,
        adresse: { gebaeude: null, strasse: null, plz: null, ort: null },
        oeffnungszeitenStrukturiert: [],
      },
    },
    options: { titel: null, stelle: 'tourismus' },
  },
  'long-words': {
    ...block,
    context: {
      ...context,
      tourismus: {
        ...context.tourismus,
        name: 'Fremdenverkehrsförderungsgesellschaftsgeschäftsstelle',
        kontakt: {
          ...context.tourismus.kontakt,
          email: 'gaesteanfragenbearbeitung@fremdenverkehrsfoerderung.example',
        },
      },
    },
    options: { titel: null, stelle: 'tourismus' },
  },
  english: {
    ...block,
    context: placesOf(einstellungenExamples.english),
    options: { titel: 'Ask us', stelle: 'tourismus' },
  },
}
