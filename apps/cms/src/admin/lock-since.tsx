'use client'
import { useDocumentInfo, useModal } from '@payloadcms/ui'
import { useEffect, useState } from 'react'
import { createPortal } from 'react-dom'

/** Payload's notice that somebody else is at a document. */
const notice = 'document-locked'

const instant = new Intl.DateTimeFormat('de-DE', {
  dateStyle: 'long',
  timeStyle: 'short',
  timeZone: 'Europe/Berlin',
})

/**
 * Says in Payload's notice of a lock since when somebody else is at the document. Payload writes it
 * in English whatever the language (`back-office.css` hides that line).
 */
export function LockSince() {
  const { lastUpdateTime } = useDocumentInfo()
  const { isModalOpen } = useModal()
  const isOpen = isModalOpen(notice)
  const [place, setPlace] = useState<Element | null>(null)
  useEffect(() => {
    setPlace(isOpen ? document.querySelector(`.${notice}__content`) : null)
  }, [isOpen])
  if (!(place && lastUpdateTime)) return null
  return createPortal(<p>Zuletzt bearbeitet: {instant.format(lastUpdateTime)} Uhr</p>, place)
}
