'use client'

import { DefaultCell } from '@payloadcms/ui'
import type { DefaultCellComponentProps } from 'payload'

/** Who asks, in the list: whoever reports something may stay unknown, and has a link all the same. */
export function NameCell({ cellData, ...props }: DefaultCellComponentProps) {
  const name: unknown = cellData
  return <DefaultCell {...props} cellData={name || 'ohne Namen'} />
}
