import { downloadOf } from '../../wire/serialise/downloads.ts'
import { textOrNull } from '../../wire/serialise/values.ts'
import type { Serialise } from '../serialise/options.ts'

/** Files to download with format and size in bytes; a file that is gone is left out. */
export const serialise: Serialise<'downloads'> = (block, refs) => ({
  titel: textOrNull(block.titel),
  downloads: (block.downloads ?? []).flatMap((row) => downloadOf(row, refs)),
})
