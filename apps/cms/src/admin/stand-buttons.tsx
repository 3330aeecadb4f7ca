'use client'
import {
  Button,
  ConfirmationModal,
  useDocumentInfo,
  useForm,
  useFormFields,
  useLocale,
} from '@payloadcms/ui'
import type { Stand } from '../editing/workflow/stand.ts'
import { archiveDialog } from './archive-item.tsx'

type Step = { label: string; to: Stand }

/** Steps that anybody may take who writes drafts. */
const steps: Partial<Record<Stand, Step>> = {
  entwurf: { label: 'Zur Prüfung geben', to: 'pruefung' },
  pruefung: { label: 'Zurück in Arbeit', to: 'entwurf' },
  archiviert: { label: 'Aus dem Archiv holen', to: 'entwurf' },
}

function isStand(value: unknown): value is Stand {
  return (
    value === 'entwurf' ||
    value === 'pruefung' ||
    value === 'veroeffentlicht' ||
    value === 'archiviert'
  )
}

/** Saves the form with another state; into the archive it also leaves the website. */
function useStep(): (to: Stand) => Promise<void> {
  const { apiURL } = useDocumentInfo()
  const { submit } = useForm()
  const { code } = useLocale()
  return async (to) => {
    const how = to === 'archiviert' ? 'unpublishAllLocales=true' : 'draft=true'
    await submit({
      action: `${apiURL}?locale=${code}&depth=0&fallback-locale=null&${how}`,
      method: 'PATCH',
      overrides: { _status: 'draft', bearbeitungsstand: to },
      skipValidation: true,
    })
  }
}

/** Buttons that take a document from one state to the next, beside «Speichern». */
export function StandButtons() {
  const { collectionSlug, id } = useDocumentInfo()
  const stand = useFormFields(([fields]) => fields.bearbeitungsstand?.value)
  const goTo = useStep()
  if (id === undefined || !isStand(stand)) return null
  const step = steps[stand]
  return (
    <>
      {step && (
        <Button buttonStyle="secondary" margin={false} onClick={() => void goTo(step.to)}>
          {step.label}
        </Button>
      )}
      <ConfirmationModal
        modalSlug={archiveDialog(collectionSlug, id)}
        heading="Archivieren?"
        body="Der Eintrag verschwindet von der Website und aus der Liste. Im Archiv bleibt er erhalten und lässt sich wieder hervorholen."
        confirmLabel="Archivieren"
        onConfirm={() => goTo('archiviert')}
      />
    </>
  )
}
