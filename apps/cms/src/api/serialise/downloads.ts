import type { BlockOf, Download } from '@kurstadt/contract'
import type { DownloadsBlock } from '../../payload-types.ts'
import { dayAt } from './dates.ts'
import type { Refs } from './refs.ts'
import { idOf, textOrNull } from './values.ts'

type StoredFile = { titel: string; datei: string | { id: string } }

/** A file to download; none when it is gone. */
export function downloadOf({ titel, datei }: StoredFile, refs: Refs): Download[] {
  const file = refs.medien.get(idOf(datei) ?? '')
  if (!(file?.filename && /^[\w.-]+$/.test(file.filename))) return []
  const ending = file.filename.slice(file.filename.lastIndexOf('.') + 1)
  return [
    {
      titel,
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
