import type { BlockOf } from '@kurstadt/contract'
import type { DownloadsBlock } from '../../payload-types.ts'
import { dayAt } from './dates.ts'
import type { Refs } from './refs.ts'
import { idOf, textOrNull } from './values.ts'

type Download = BlockOf<'downloads'>['options']['downloads'][number]

function downloadOf(row: DownloadsBlock['downloads'][number], refs: Refs): Download[] {
  const file = refs.medien.get(idOf(row.datei) ?? '')
  if (!(file?.filename && /^[\w.-]+$/.test(file.filename))) return []
  const ending = file.filename.slice(file.filename.lastIndexOf('.') + 1)
  return [
    {
      titel: row.titel,
      link: `/media/${file.filename}`,
      format: ending.toUpperCase(),
      groesse: Math.round(file.filesize ?? 0),
      stand: dayAt(file.updatedAt),
    },
  ]
}

/** Files to download with format and size in bytes; a file that is gone is left out. */
export function downloadsOf(block: DownloadsBlock, refs: Refs): BlockOf<'downloads'>['options'] {
  return {
    titel: textOrNull(block.titel),
    downloads: (block.downloads ?? []).flatMap((row) => downloadOf(row, refs)),
  }
}
