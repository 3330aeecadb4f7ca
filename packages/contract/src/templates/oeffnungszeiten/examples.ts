import { oeffnungszeitenExamples } from '../../examples/amt.ts'
import type { BlockExamples } from '../../examples/block-examples.ts'

const times = { template: 'oeffnungszeiten', slotName: 'content', context: null } as const
const { regular, telephone } = oeffnungszeitenExamples

/** Examples of `oeffnungszeiten`. */
export const examples: BlockExamples<'oeffnungszeiten'> = {
  typical: {
    ...times,
    options: { titel: 'Öffnungszeiten', oeffnungszeitenStrukturiert: [regular, telephone] },
  },
  minimal: { ...times, options: { titel: null, oeffnungszeitenStrukturiert: [telephone] } },
  'long-words': {
    ...times,
    options: {
      titel: 'Kartentelefonöffnungszeitenübersicht',
      oeffnungszeitenStrukturiert: [
        {
          ...regular,
          hinweisText: 'Grundstücksverkehrsgenehmigungssprechstunde nach Vereinbarung',
        },
      ],
    },
  },
  english: {
    ...times,
    options: { titel: 'Opening hours', oeffnungszeitenStrukturiert: [telephone] },
  },
}
