'use client'
import { useDocumentInfo, useModal } from '@payloadcms/ui'
import { useEffect, useState } from 'react'
import { createPortal } from 'react-dom'
import { archiveDialog } from './archive-item.tsx'

/** The questions that stand before an entry leaves the website; the first two are Payload's. */
function useOpenDialog(): string | undefined {
  const { collectionSlug, id } = useDocumentInfo()
  const { isModalOpen } = useModal()
  if (id === undefined) return undefined
  const dialogs = [`confirm-un-publish-${id}`, `delete-${id}`, archiveDialog(collectionSlug, id)]
  return dialogs.find((dialog) => isModalOpen(dialog))
}

/** Says in these questions how many public places lead to the entry, where somebody decides. */
export function ReferencesInDialog({ count }: { count: number }) {
  const dialog = useOpenDialog()
  const [place, setPlace] = useState<Element | null>(null)
  useEffect(() => {
    const opened = dialog === undefined ? null : document.getElementById(dialog)
    setPlace(opened?.querySelector('.confirmation-modal__content') ?? null)
  }, [dialog])
  if (place === null || count === 0) return null
  return createPortal(
    <p role="alert">
      <strong>
        Achtung: {count === 1 ? 'Eine Stelle' : `${count} Stellen`} der Website{' '}
        {count === 1 ? 'verweist' : 'verweisen'} auf diesen Eintrag.
      </strong>{' '}
      Dort fehlt er dann. Welche es sind, steht neben dem Formular unter „Wird verwendet von“.
    </p>,
    place,
  )
}
