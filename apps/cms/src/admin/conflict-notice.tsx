'use client'
import { Banner, Button, toast, useDocumentInfo, useForm, useFormFields } from '@payloadcms/ui'
import { z } from 'zod'
import { conflictWords } from '../changes/conflict-words.ts'

type Conflict = { path: string; theirs: string }

const newestVersion = z.object({ updatedAt: z.string() })

/** Labels of fields stand beside them on the page; their own words are the best name. */
function labelOf(path: string): string {
  const label = document.querySelector(`label[for='field-${path}']`)
  return label?.textContent?.replace('*', '').trim() || path
}

function useConflicts(): Conflict[] {
  const told = useFormFields(([fields]) =>
    JSON.stringify(
      Object.entries(fields).flatMap(([path, { errorMessage = '' }]) =>
        errorMessage.startsWith(conflictWords)
          ? [{ path, theirs: errorMessage.slice(conflictWords.length) }]
          : [],
      ),
    ),
  )
  return z.array(z.object({ path: z.string(), theirs: z.string() })).parse(JSON.parse(told))
}

/** Lets the next save win over what somebody else has saved meanwhile. */
function useKeepMine(conflicts: readonly Conflict[]): () => Promise<void> {
  const { apiURL } = useDocumentInfo()
  const { dispatchFields, setModified } = useForm()
  return async () => {
    const response = await fetch(`${apiURL}?draft=true&depth=0&locale=de`)
    const { updatedAt } = newestVersion.parse(await response.json())
    dispatchFields({ type: 'UPDATE', path: 'updatedAt', value: updatedAt })
    for (const { path } of conflicts)
      dispatchFields({ type: 'UPDATE', path, errorMessage: undefined, valid: true })
    setModified(true)
    toast.success('Ihre Fassung gilt. Bitte speichern Sie jetzt noch einmal.')
  }
}

/**
 * Shows where a save and the one of somebody else differ, and asks which one counts (fault F10).
 * Whatever the answer, both stay in the versions.
 */
export function ConflictNotice() {
  const conflicts = useConflicts()
  const keepMine = useKeepMine(conflicts)
  if (conflicts.length === 0) return null
  const failed = () => {
    toast.error('Das hat nicht geklappt. Bitte versuchen Sie es noch einmal.')
  }
  return (
    <Banner type="error">
      <strong>Jemand anderes hat inzwischen andere Angaben gespeichert:</strong>
      <ul>
        {conflicts.map(({ path, theirs }) => (
          <li key={path}>
            {labelOf(path)}: «{theirs}»
          </li>
        ))}
      </ul>
      <p>Ihre Eingaben stehen noch unten im Formular. Was soll gelten?</p>
      <div style={{ display: 'flex', flexWrap: 'wrap', gap: '0.75rem' }}>
        <Button size="small" margin={false} onClick={() => void keepMine().catch(failed)}>
          Meine Eingaben behalten
        </Button>
        <Button
          size="small"
          margin={false}
          buttonStyle="secondary"
          onClick={() => globalThis.location.reload()}
        >
          Die andere Fassung laden
        </Button>
      </div>
    </Banner>
  )
}
