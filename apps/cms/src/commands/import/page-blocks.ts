import { isTemplateName, type Seite, type Slot, wireBlock } from '@kurstadt/contract'
import type { FlattenedBlock, FlattenedField } from 'payload'
import { blockOptions } from './block-options.ts'
import { type Making, valuesOf } from './from-wire.ts'

const places: Record<Slot, string> = { content: 'bloecke', sidebar: 'seitenleiste' }

function kindsIn(fields: readonly FlattenedField[], slot: Slot): FlattenedBlock[] {
  const field = fields.find(({ name }) => name === places[slot])
  return field?.type === 'blocks' ? field.blocks : []
}

/** Blocks of one place of a page as the editor stores them; what is no block of ours is named. */
export function blocksOf(
  page: Seite,
  slot: Slot,
  { fields, making }: { fields: readonly FlattenedField[]; making: Making },
): { rows: object[]; unknown: string[] } {
  const kinds = kindsIn(fields, slot)
  const rows: object[] = []
  const unknown: string[] = []
  for (const raw of page.pageContent) {
    const parsed = wireBlock.safeParse(raw)
    if (!parsed.success || parsed.data.slotName !== slot) continue
    const { template, options } = parsed.data
    const block = kinds.find(({ slug }) => slug === template)
    if (!(block && isTemplateName(template))) {
      unknown.push(`${slot}: ${template}`)
      continue
    }
    rows.push({
      blockType: template,
      ...valuesOf(block.flattenedFields, blockOptions(template, options), making),
    })
  }
  return { rows, unknown }
}
