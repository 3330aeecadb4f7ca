'use client'
import { Button, useAuth, useDocumentInfo, useFormModified } from '@payloadcms/ui'
import type { DefaultCellComponentProps } from 'payload'
import { useState } from 'react'
import styles from '../../../editing/views/dialog.module.css'
import { CancelDialog } from './cancel-dialog.tsx'
import { CopyDialog } from './copy-dialog.tsx'

type Open = 'absagen' | 'kopieren' | null

/** May this account do it; the server asks again. */
function usePermission() {
  const { permissions } = useAuth()
  const may = permissions?.collections?.veranstaltungen
  return { copy: Boolean(may?.create), cancel: Boolean(may?.delete) }
}

type ButtonsProps = {
  id: string
  /** Title of the event, where it does not stand above. */
  of?: string
  size?: 'small' | 'medium'
  isBlocked?: boolean
  isPublic?: boolean
}

function Buttons({ id, of, size = 'medium', isBlocked = false, isPublic = true }: ButtonsProps) {
  const [open, setOpen] = useState<Open>(null)
  const may = usePermission()
  const close = () => setOpen(null)
  const common = { buttonStyle: 'secondary', margin: false, size, disabled: isBlocked } as const
  const named = (act: string) => (of === undefined ? {} : { 'aria-label': `${act}: ${of}` })
  return (
    <>
      {may.cancel && isPublic && (
        <Button {...common} extraButtonProps={named('Absagen')} onClick={() => setOpen('absagen')}>
          Absagen …
        </Button>
      )}
      {may.copy && (
        <Button
          {...common}
          extraButtonProps={named('Duplizieren')}
          onClick={() => setOpen('kopieren')}
        >
          Duplizieren …
        </Button>
      )}
      {open === 'absagen' && <CancelDialog id={id} onClose={close} />}
      {open === 'kopieren' && <CopyDialog id={id} onClose={close} />}
    </>
  )
}

/** Beside the buttons of the form; what is not saved yet would be lost. */
export function FormButtons() {
  const { hasPublishedDoc, id } = useDocumentInfo()
  const isModified = useFormModified()
  return id === undefined ? null : (
    <Buttons id={String(id)} isBlocked={isModified} isPublic={hasPublishedDoc} />
  )
}

/** In the row of an event in the list. */
export function ListButtons({ rowData }: DefaultCellComponentProps) {
  return (
    <div className={styles.actions}>
      <Buttons id={String(rowData.id)} of={String(rowData.titel)} size="small" />
    </div>
  )
}

/** The actions of the list have no place in the form. */
export function Nothing() {
  return null
}
