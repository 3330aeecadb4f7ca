'use client'
import { Button, toast, useDocumentInfo, useFormModified } from '@payloadcms/ui'
import { useState } from 'react'
import { Dialog } from '../../../editing/views/dialog.tsx'
import { formText } from './form-text.ts'
import styles from './partner.module.css'
import { Pictures } from './pictures.tsx'
import { type PartnerView, usePartner } from './use-partner.ts'

type Proposal = NonNullable<PartnerView['vorschlag']>

type CellProps = { which: 'vorher' | 'jetzt' | 'neu'; proposal: Proposal }
type Change = Proposal['aenderungen'][number]

/** What stands in a field, and its pictures where it has some. */
function Value({ name, proposal, which, ...change }: Change & CellProps) {
  const text = change[which] ?? 'unverändert'
  const { bilder } = proposal
  if (name !== 'bilder' || bilder === null || change[which] === null) return text
  return <Pictures count={text} pictures={bilder[which]} />
}

function Changes({ proposal }: { proposal: Proposal }) {
  const { aenderungen } = proposal
  const isChanged = aenderungen.some(({ jetzt }) => jetzt !== null)
  return (
    <table className={styles.changes}>
      <thead>
        <tr>
          <th scope="col">Feld</th>
          <th scope="col">Bisher</th>
          {isChanged && <th scope="col">Inzwischen im Eintrag</th>}
          <th scope="col">Vorschlag</th>
        </tr>
      </thead>
      <tbody>
        {aenderungen.map((change) => (
          <tr key={change.name}>
            <th scope="row">{change.label}</th>
            <td>
              <Value {...{ ...change, proposal }} which="vorher" />
            </td>
            {isChanged && (
              <td>
                <Value {...{ ...change, proposal }} which="jetzt" />
              </td>
            )}
            <td>
              <Value {...{ ...change, proposal }} which="neu" />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

type DeclineProps = { act: (grund: string) => Promise<string | null>; onClose: () => void }

function DeclineDialog({ act, onClose }: DeclineProps) {
  const [state, setState] = useState<{ isBusy: boolean; problem: string | null }>({
    isBusy: false,
    problem: null,
  })
  const send = async (form: FormData) => {
    setState({ isBusy: true, problem: null })
    setState({ isBusy: false, problem: await act(formText(form, 'grund')) })
  }
  return (
    <Dialog
      title="Vorschlag ablehnen"
      act="Ablehnen"
      {...state}
      onAct={(form) => void send(form).catch(reportError)}
      onClose={onClose}
    >
      <label className={styles.field}>
        Grund (steht in der Mail an den Betrieb)
        <textarea name="grund" rows={4} maxLength={500} required />
      </label>
    </Dialog>
  )
}

/** Words above the changes: what to know before one decides. */
function Before({ aenderungen, bemerkung, gesendet, istEntwurf }: Proposal) {
  const isChanged = aenderungen.some(({ jetzt }) => jetzt !== null)
  return (
    <>
      <p>Gesendet am {gesendet} Uhr.</p>
      {isChanged && (
        <p className={styles.warning}>
          Inzwischen wurde im Eintrag etwas davon geändert. Wenn Sie übernehmen, gilt der Vorschlag.
        </p>
      )}
      {istEntwurf && (
        <p className={styles.warning}>
          Der Eintrag hat einen Entwurf, der noch nicht veröffentlicht ist. Der Vorschlag kommt in
          diesen Entwurf.
        </p>
      )}
      {bemerkung !== null && (
        <>
          <p>Dazu schreibt der Betrieb:</p>
          <blockquote className={styles.remark}>{bemerkung}</blockquote>
        </>
      )}
      {aenderungen.length === 0 && (
        <p>An den Feldern ändert der Vorschlag nichts (mehr). Übernehmen schließt ihn ab.</p>
      )}
    </>
  )
}

function Decision({
  act,
  proposal,
}: {
  act: ReturnType<typeof usePartner>['act']
  proposal: Proposal
}) {
  const isModified = useFormModified()
  const [isOpen, setIsOpen] = useState(false)
  const { stand } = proposal
  // The form below shows the version before: it is read anew.
  const reload = () => window.location.reload()
  const accept = async () => {
    const { body, problem } = await act('uebernehmen', { stand })
    if (body === null) toast.error(problem)
    else reload()
  }
  const decline = async (grund: string) => {
    const { body, problem } = await act('ablehnen', { stand, grund })
    if (body === null) return problem
    toast.success(body.message)
    return null
  }
  const isChanged = proposal.aenderungen.some(({ jetzt }) => jetzt !== null)
  return (
    <>
      {isModified && <p>Bitte speichern Sie zuerst, was Sie im Formular geändert haben.</p>}
      <div className={styles.buttons}>
        <Button
          margin={false}
          disabled={isModified}
          onClick={() => void accept().catch(reportError)}
        >
          {isChanged ? 'Trotzdem übernehmen' : 'Übernehmen'}
        </Button>
        <Button buttonStyle="secondary" margin={false} onClick={() => setIsOpen(true)}>
          Ablehnen …
        </Button>
      </div>
      {isOpen && <DeclineDialog act={decline} onClose={() => setIsOpen(false)} />}
    </>
  )
}

/** Above the form: what a partner has sent, old and new side by side, and what the office does about it. */
export function PartnerProposal() {
  const { hasSavePermission } = useDocumentInfo()
  const { act, view } = usePartner()
  const proposal = view?.vorschlag
  if (!proposal) return null
  return (
    <section className={styles.proposal} aria-label="Vorschlag des Betriebs">
      <h3>Vorschlag des Betriebs</h3>
      <Before {...proposal} />
      {proposal.aenderungen.length > 0 && <Changes proposal={proposal} />}
      {hasSavePermission === true && <Decision act={act} proposal={proposal} />}
    </section>
  )
}
