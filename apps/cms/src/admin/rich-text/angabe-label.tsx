'use client'
import type { LexicalEditorViewMap } from '@payloadcms/richtext-lexical'
import { useConfig, usePayloadAPI } from '@payloadcms/ui'
import { angabeNamen, preisNamen } from '../../editing/labels/angabe-namen.ts'
import type { AmtDoc } from '../../payload-types.ts'
import {
  angabeText,
  plainText,
  preisText,
  pricedDoc,
  type Quoted,
  quotedIn,
} from '../../wire/serialise/index.ts'

function isAmt(answer: unknown): answer is AmtDoc {
  return typeof answer === 'object' && answer !== null && 'titel' in answer
}

function titleOf(answer: unknown): string | null {
  if (typeof answer !== 'object' || answer === null || !('titel' in answer)) return null
  return typeof answer.titel === 'string' ? answer.titel : null
}

/** Where an entry is asked for, what its fact is called, and how the fact reads. */
function quoting(quoted: Quoted) {
  if ('amt' in quoted)
    return {
      path: `aemter/${quoted.amt}`,
      name: angabeNamen[quoted.was],
      read: (answer: unknown) => angabeText(isAmt(answer) ? answer : null, quoted.was, 'de'),
    }
  return {
    path: `${quoted.typ}/${quoted.id}`,
    name: preisNamen[quoted.was],
    read: (answer: unknown) => preisText(pricedDoc.safeParse(answer).data, quoted, 'de'),
  }
}

/** How a fact of the model reads at the moment. */
function Fact({ quoted }: { quoted: Quoted }) {
  const { config } = useConfig()
  const { path, name, read } = quoting(quoted)
  const [answer] = usePayloadAPI(`${config.routes.api}/${path}`, {
    initialParams: { depth: 0, locale: 'de' },
  })
  if (answer.isLoading) return <span>{name} …</span>
  const found: unknown = answer.data
  const words = read(found).map(plainText).join('')
  const title = titleOf(found)
  return (
    <span>
      {words === '' ? `${name} fehlt` : words}
      {title !== null && <small> ({title})</small>}
    </span>
  )
}

type Block = { blockType: 'angabe' | 'preisangabe'; formData: object }

/** What of which entry, inside of a text in the editor. */
function QuotedLabel({ blockType, formData }: Block) {
  const quoted = quotedIn({ type: 'inlineBlock', fields: { ...formData, blockType } })
  return quoted === null ? <span>Angabe wählen</span> : <Fact quoted={quoted} />
}

const AngabeLabel = ({ formData }: Pick<Block, 'formData'>) => (
  <QuotedLabel blockType="angabe" formData={formData} />
)

const PreisLabel = ({ formData }: Pick<Block, 'formData'>) => (
  <QuotedLabel blockType="preisangabe" formData={formData} />
)

/**
 * What editors see within a text. A view draws from the fields themselves; a label of the block
 * would be drawn by the server with the form in its drawer, and an answer that the next change
 * overtakes is dropped: the label then stays as it was.
 */
export const views: LexicalEditorViewMap = {
  default: {
    nodes: {
      inlineBlocks: {
        angabe: { Label: AngabeLabel },
        preisangabe: { Label: PreisLabel },
      },
    },
  },
}
