'use client'
import type { LexicalEditorViewMap } from '@payloadcms/richtext-lexical'
import { useConfig, usePayloadAPI } from '@payloadcms/ui'
import { angabeNamen } from '../../editing/labels/angabe-namen.ts'
import type { AmtDoc } from '../../payload-types.ts'
import { type Angabe, angabeIn, angabeText, plainText } from '../../wire/serialise/index.ts'

function isAmt(answer: unknown): answer is AmtDoc {
  return typeof answer === 'object' && answer !== null && 'titel' in answer
}

/** How a fact of an office reads at the moment. */
function Fact({ amt: id, was }: Angabe) {
  const { config } = useConfig()
  const [answer] = usePayloadAPI(`${config.routes.api}/aemter/${id}`, {
    initialParams: { depth: 0, locale: 'de' },
  })
  if (answer.isLoading) return <span>{angabeNamen[was]} …</span>
  const found: unknown = answer.data
  const amt = isAmt(found) ? found : null
  const words = angabeText(amt, was, 'de').map(plainText).join('')
  return (
    <span>
      {words === '' ? `${angabeNamen[was]} fehlt` : words}
      {amt && <small> ({amt.titel})</small>}
    </span>
  )
}

/** What of which office, inside of a text in the editor. */
function AngabeLabel({ formData }: { formData: object }) {
  const angabe = angabeIn({ type: 'inlineBlock', fields: { ...formData, blockType: 'angabe' } })
  return angabe === null ? <span>Angabe wählen</span> : <Fact {...angabe} />
}

/**
 * What editors see within a text. A view draws from the fields themselves; a label of the block
 * would be drawn by the server with the form in its drawer, and an answer that the next change
 * overtakes is dropped: the label then stays as it was.
 */
export const views: LexicalEditorViewMap = {
  default: { nodes: { inlineBlocks: { angabe: { Label: AngabeLabel } } } },
}
