'use client'
import { Button, ConfirmationModal, useDocumentInfo, useFormFields } from '@payloadcms/ui'
import { useState } from 'react'
import type { Stand } from '../editing/workflow/stand.ts'
import { archiveDialog } from './archive-item.tsx'
import { ReviewDialog } from './review-dialog.tsx'
import { useStep } from './use-step.ts'

/** `asks` for words to go with it. */
type Step = { label: string; to: 'pruefung' | 'entwurf'; asks: boolean }

/** Steps that anybody may take who writes drafts. */
const steps: Partial<Record<Stand, Step>> = {
  entwurf: { label: 'Zur Prüfung geben', to: 'pruefung', asks: true },
  pruefung: { label: 'Zurück in Arbeit', to: 'entwurf', asks: true },
  archiviert: { label: 'Aus dem Archiv holen', to: 'entwurf', asks: false },
}

function isStand(value: unknown): value is Stand {
  return (
    value === 'entwurf' ||
    value === 'pruefung' ||
    value === 'veroeffentlicht' ||
    value === 'archiviert'
  )
}

/** Buttons that take a document from one state to the next, beside «Speichern». */
export function StandButtons() {
  const { collectionSlug, id, isTrashed } = useDocumentInfo()
  const stand = useFormFields(([fields]) => fields.bearbeitungsstand?.value)
  const goTo = useStep()
  const [isAsking, setIsAsking] = useState(false)
  if (id === undefined || isTrashed === true || !isStand(stand)) return null
  const step = steps[stand]
  return (
    <>
      {step && (
        <Button
          buttonStyle="secondary"
          margin={false}
          onClick={() => (step.asks ? setIsAsking(true) : void goTo(step.to).catch(reportError))}
        >
          {step.label}
        </Button>
      )}
      {step && isAsking && (
        <ReviewDialog
          to={step.to}
          onStep={(words) => goTo(step.to, words)}
          onClose={() => setIsAsking(false)}
        />
      )}
      <ConfirmationModal
        modalSlug={archiveDialog(collectionSlug, id)}
        heading="Archivieren?"
        body="Der Eintrag verschwindet von der Website und aus der Liste. Im Archiv bleibt er erhalten und lässt sich wieder hervorholen."
        confirmLabel="Archivieren"
        onConfirm={async () => void (await goTo('archiviert'))}
      />
    </>
  )
}
