'use client'
import { Banner, Button, toast, useDocumentInfo, useForm, useFormFields } from '@payloadcms/ui'
import { z } from 'zod'
import { conflictField } from '../editing/changes/conflict-field.ts'

const differences = z.array(
  z.object({ path: z.string(), label: z.string(), theirs: z.string(), mine: z.string() }),
)
type Differences = z.infer<typeof differences>

const newestVersion = z.object({ updatedAt: z.string() })

function useDifferences(): Differences {
  const message = useFormFields(([fields]) => fields[conflictField]?.errorMessage)
  return message ? differences.parse(JSON.parse(message)) : []
}

/** Lets the next save win over what somebody else has saved meanwhile. */
function useKeepMine(): () => Promise<void> {
  const { apiURL } = useDocumentInfo()
  const { dispatchFields, setModified } = useForm()
  return async () => {
    const response = await fetch(`${apiURL}?draft=true&depth=0&locale=de`)
    const { updatedAt } = newestVersion.parse(await response.json())
    dispatchFields({ type: 'UPDATE', path: 'updatedAt', value: updatedAt })
    dispatchFields({ type: 'UPDATE', path: conflictField, errorMessage: '', valid: true })
    setModified(true)
    toast.success('Ihre Eingaben gelten. Bitte speichern Sie jetzt noch einmal.')
  }
}

function DifferenceTable({ rows }: { rows: Differences }) {
  return (
    <table className="differences">
      <thead>
        <tr>
          <th scope="col">Feld</th>
          <th scope="col">Ihre Eingabe</th>
          <th scope="col">Inzwischen gespeichert</th>
        </tr>
      </thead>
      <tbody>
        {rows.map(({ path, label, mine, theirs }) => (
          <tr key={path}>
            <th scope="row">{label}</th>
            <td>{mine}</td>
            <td>{theirs}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

/**
 * Shows where a save and the one of somebody else differ, and asks which one counts (fault F10).
 * Whatever the answer, both stay in the versions.
 */
export function ConflictNotice() {
  const rows = useDifferences()
  const keepMine = useKeepMine()
  if (rows.length === 0) return null
  const failed = () => {
    toast.error('Das hat nicht geklappt. Bitte versuchen Sie es noch einmal.')
  }
  return (
    <Banner type="error">
      <strong>Jemand anderes hat inzwischen gespeichert. Was soll gelten?</strong>
      <DifferenceTable rows={rows} />
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
