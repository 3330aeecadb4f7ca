'use client'
import { useRowLabel } from '@payloadcms/ui'

/** Title of a menu entry while its row is folded. */
export function MenuRowLabel() {
  const { data, rowNumber = 0 } = useRowLabel<{ title?: string }>()
  return <span>{data.title || `Eintrag ${rowNumber + 1}`}</span>
}
