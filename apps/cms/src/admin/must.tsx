'use client'
import { FieldLabel } from '@payloadcms/ui'
import type { TextFieldLabelClientComponent } from 'payload'

/** The label of a field that has to be filled in although Payload takes it for a free one (E11). */
export const Must: TextFieldLabelClientComponent = ({ field, path }) => {
  const { label, localized = false, name = '' } = field ?? {}
  return <FieldLabel label={label ?? name} localized={localized} path={path ?? name} required />
}
