import type { Verfahren, VerfahrenEintrag, VerfahrenGruppe } from '../../entities/verfahren.ts'
import type { BlockExamples } from '../../examples/block-examples.ts'
import { verfahrenExamples } from '../../examples/verfahren.ts'

const guide = { template: 'wegweiser', slotName: 'content' } as const

function entryOf(one: Verfahren): VerfahrenEintrag {
  const { id, sprache, titel, kurztext, detailURL, synonyme, amt, mitarbeiter } = one
  return { id, sprache, titel, kurztext, detailURL, synonyme, amt, mitarbeiter }
}

/** The answer with these groups; `gemeint` is what was looked for instead. */
function guideOf(groups: Record<string, Verfahren[]>, gemeint: string | null = null) {
  const data = Object.entries(groups).map(
    ([buchstabe, verfahren]): VerfahrenGruppe => ({
      buchstabe,
      verfahren: verfahren.map(entryOf),
    }),
  )
  const anzahl = data.flatMap(({ verfahren }) => verfahren).length
  return { data, anzahl, seite: 1, pro_seite: 9999, gemeint }
}

const { typical, minimal, english } = verfahrenExamples
const longWords = verfahrenExamples['long-words']

/** Examples of `wegweiser`. */
export const examples: BlockExamples<'wegweiser'> = {
  typical: {
    ...guide,
    context: guideOf({ A: [longWords], F: [minimal], P: [typical] }),
    options: { titel: null },
  },
  minimal: { ...guide, context: guideOf({}), options: { titel: null } },
  'long-words': {
    ...guide,
    context: guideOf({ A: [longWords] }),
    options: { titel: 'Grundstücksverkehrsgenehmigungswegweiser' },
  },
  english: { ...guide, context: guideOf({ I: [english] }), options: { titel: 'A to Z' } },
  meant: {
    ...guide,
    context: guideOf({ P: [typical] }, 'Personalausweis'),
    options: { titel: null },
  },
}
