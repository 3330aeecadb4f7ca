'use client'
import { Button, useFormModified } from '@payloadcms/ui'
import { type ReactNode, useState } from 'react'

type DialogButtonProps = {
  label: string
  /** The dialogue, given what closes it. */
  children: (onClose: () => void) => ReactNode
}

/**
 * Beside the buttons of a form: opens a dialogue about the entry as it is kept, so that it waits
 * while something is not saved.
 */
export function DialogButton({ label, children }: DialogButtonProps) {
  const isModified = useFormModified()
  const [isOpen, setIsOpen] = useState(false)
  return (
    <>
      <Button
        buttonStyle="secondary"
        margin={false}
        disabled={isModified}
        onClick={() => setIsOpen(true)}
      >
        {label}
      </Button>
      {isOpen && children(() => setIsOpen(false))}
    </>
  )
}
