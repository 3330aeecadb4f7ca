'use client'
import { PasswordField } from '@payloadcms/ui'
import type { TextFieldClientProps } from 'payload'

/** The password that somebody has now, asked for when they choose another; shown as dots. */
export function CurrentPassword({ path }: TextFieldClientProps) {
  return (
    <PasswordField
      autoComplete="current-password"
      path={path}
      validate={() => true}
      field={{ name: 'passwort_bisher', label: 'Bisheriges Passwort' }}
    />
  )
}
