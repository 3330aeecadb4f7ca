import type { Verfahren, VerfahrenFormulare } from '../../entities/verfahren.ts'
import type { BlockExamples } from '../../examples/block-examples.ts'
import { allOf } from '../../examples/list-of.ts'
import { verfahrenExamples } from '../../examples/verfahren.ts'

const { typical, english } = verfahrenExamples
const longWords = verfahrenExamples['long-words']
const forms = { template: 'wegweiser-formulare', slotName: 'content' } as const

function formsOf(one: Verfahren): VerfahrenFormulare {
  const { id, sprache, titel, kurztext, detailURL, formulare } = one
  const amt = one.amt.map((office) => ({
    id: office.id,
    sprache: office.sprache,
    titel: office.titel,
    detailURL: office.detailURL,
  }))
  return { id, sprache, titel, kurztext, detailURL, formulare, amt }
}

/** Examples of `wegweiser-formulare`. */
export const examples: BlockExamples<'wegweiser-formulare'> = {
  typical: { ...forms, context: allOf(formsOf(typical)), options: { titel: 'Formulare' } },
  minimal: { ...forms, context: allOf(), options: { titel: null } },
  'long-words': { ...forms, context: allOf(formsOf(longWords)), options: { titel: null } },
  english: { ...forms, context: allOf(formsOf(english)), options: { titel: 'Forms' } },
}
