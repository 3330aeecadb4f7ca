import type { Slot, TemplateName, WireBlock } from '@kurstadt/contract'
import type { Refs } from '../../wire/serialise/refs.ts'
import type { Options, Stored, StoredBlock } from './options.ts'
import { serialisers } from './serialisers.generated.ts'

/** What the editor set at a block of one template; null when it has nothing to show. */
export function optionsOfBlock<Name extends TemplateName>(
  template: Name,
  block: Stored<Name>,
  refs: Refs,
): Options<Name> | null {
  return serialisers[template](block, refs)
}

/** A block of a page as it travels; null when it has nothing to show or is not known any more. */
export function blockOf(
  block: StoredBlock,
  slotName: Slot,
  as: string | null,
  refs: Refs,
): WireBlock | null {
  if (!Object.hasOwn(serialisers, block.blockType)) return null
  const options = optionsOfBlock(block.blockType, block, refs)
  if (options === null) return null
  return { template: block.blockType, slotName, context: as, options }
}
