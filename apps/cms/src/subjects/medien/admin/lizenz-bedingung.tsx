'use client'
import { useField } from '@payloadcms/ui'
import { lizenzen } from '../../../platform/media/lizenzen.ts'

/** What the chosen licence asks of the town. */
export function LizenzBedingung({ path }: { path: string }) {
  const { value } = useField<string>({ path })
  const chosen = lizenzen.find((one) => one.value === value)
  return (
    <div className="field-description" role="status">
      {chosen?.bedingung ?? 'Womit darf die Stadt das Bild zeigen?'}
    </div>
  )
}
