'use client'
import { Button, useAuth } from '@payloadcms/ui'
import { useState } from 'react'
import { PrepareDialog } from './prepare-dialog.tsx'

/** Above the list of meetings: one made of its committee's usual agenda. */
export function PrepareMeeting() {
  const { permissions } = useAuth()
  const [isOpen, setIsOpen] = useState(false)
  if (!permissions?.collections?.sitzungen?.create) return null
  return (
    <p>
      <Button margin={false} onClick={() => setIsOpen(true)}>
        Sitzung vorbereiten …
      </Button>
      {isOpen && <PrepareDialog onClose={() => setIsOpen(false)} />}
    </p>
  )
}
