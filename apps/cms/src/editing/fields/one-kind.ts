import type { Block, BlocksField, Field, Tab } from 'payload'

const AddRow = '/admin/add-row.tsx#AddRow'

/** A list of blocks of one kind: nobody is asked which kind to add; some have a way of their own. */
function withAddRow(field: BlocksField): BlocksField {
  const blocks = field.blocks.map(insideBlock)
  if (blocks.length !== 1) return { ...field, blocks }
  const { admin } = field
  const components = { afterInput: [AddRow], ...admin?.components }
  return { ...field, blocks, admin: { ...admin, className: 'one-kind', components } }
}

function insideBlock(block: Block): Block {
  return { ...block, fields: withoutChoiceOfOne(block.fields) }
}

function insideTab(tab: Tab): Tab {
  return { ...tab, fields: withoutChoiceOfOne(tab.fields) }
}

function inside(field: Field): Field {
  if (field.type === 'blocks') return withAddRow(field)
  if (field.type === 'tabs') return { ...field, tabs: field.tabs.map(insideTab) }
  if ('fields' in field) return { ...field, fields: withoutChoiceOfOne(field.fields) }
  return field
}

/**
 * The same fields, but where blocks are of one kind alone a click adds one: Payload opens a drawer
 * to choose from, with one card in it. Lists are blocks here because blocks are kept as JSON.
 */
export function withoutChoiceOfOne(fields: readonly Field[]): Field[] {
  return fields.map(inside)
}
