'use client'
import { useAuth, useDocumentInfo } from '@payloadcms/ui'
import type { ReactNode } from 'react'
import { DialogButton } from '../../../editing/views/dialog-button.tsx'

type Props = { label: string; children: (id: string, onClose: () => void) => ReactNode }

/** Beside the buttons of a meeting that is kept already: opens a dialog, for whoever may change it. */
export function MeetingButton({ children, label }: Props) {
  const { id } = useDocumentInfo()
  const { permissions } = useAuth()
  if (id === undefined || permissions?.collections?.sitzungen?.update !== true) return null
  return <DialogButton label={label}>{(onClose) => children(String(id), onClose)}</DialogButton>
}
