import type { Download } from '@kurstadt/contract'
import { dayAt } from './dates.ts'
import type { Refs } from './refs.ts'
import { idOf } from './values.ts'

type StoredFile = { titel: string; datei: string | { id: string } }

/** A file of the media library with format and size in bytes; null when it is gone. */
export function dateiOf(
  relation: string | { id: string } | null | undefined,
  refs: Refs,
): Omit<Download, 'titel'> | null {
  const file = refs.medien.get(idOf(relation) ?? '')
  if (!(file?.filename && /^[\w.-]+$/.test(file.filename))) return null
  const ending = file.filename.slice(file.filename.lastIndexOf('.') + 1)
  return {
    link: `/media/${file.filename}`,
    format: ending.toUpperCase(),
    groesse: Math.round(file.filesize ?? 0),
    stand: dayAt(file.updatedAt),
  }
}

/** A file to download; none when it is gone. */
export function downloadOf({ titel, datei }: StoredFile, refs: Refs): Download[] {
  const file = dateiOf(datei, refs)
  return file === null ? [] : [{ titel, ...file }]
}
