'use client'
import { useRowLabel } from '@payloadcms/ui'

/** Name of a social network while its row is folded. */
export function DienstLabel() {
  const { data, rowNumber = 0 } = useRowLabel<{ dienst?: string }>()
  return <span>{data.dienst || `Dienst ${rowNumber + 1}`}</span>
}
