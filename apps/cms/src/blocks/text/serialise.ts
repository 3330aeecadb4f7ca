import { textOf } from '../../wire/serialise/rich-text.ts'
import { textOrNull } from '../../wire/serialise/values.ts'
import type { Serialise } from '../serialise/options.ts'

/** How `text` goes out. */
export const serialise: Serialise<'text'> = (block, refs) => ({
  titel: textOrNull(block.titel),
  text: textOf(block.text, refs),
})
