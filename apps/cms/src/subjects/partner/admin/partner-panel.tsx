'use client'
import { Button, toast, useAuth, useDocumentInfo } from '@payloadcms/ui'
import { useState } from 'react'
import { Dialog } from '../../../editing/views/dialog.tsx'
import { formText } from './form-text.ts'
import styles from './partner.module.css'
import { type PartnerView, usePartner } from './use-partner.ts'

function State({ einladung }: Pick<PartnerView, 'einladung'>) {
  if (einladung === null) return <p>Niemand ist eingeladen, diesen Eintrag zu pflegen.</p>
  const { abgelaufen, beantwortet, email, gueltig_bis, seit } = einladung
  return (
    <p className={styles.state}>
      Eingeladen am {seit}: {email}
      <br />
      Der Link {abgelaufen ? 'galt' : 'gilt'} bis {gueltig_bis}.<br />
      {beantwortet === null ? 'Noch keine Antwort.' : `Zuletzt geantwortet am ${beantwortet}.`}
    </p>
  )
}

type InviteProps = {
  adresse: string
  act: (email: string) => Promise<string | null>
  onClose: () => void
}

function InviteDialog({ act, adresse, onClose }: InviteProps) {
  const [state, setState] = useState<{ isBusy: boolean; problem: string | null }>({
    isBusy: false,
    problem: null,
  })
  const send = async (form: FormData) => {
    setState({ isBusy: true, problem: null })
    const problem = await act(formText(form, 'email'))
    setState({ isBusy: false, problem })
    if (problem === null) onClose()
  }
  return (
    <Dialog
      title="Zur Pflege einladen"
      act="Einladung senden"
      {...state}
      onAct={(form) => void send(form).catch(reportError)}
      onClose={onClose}
    >
      <p>
        Der Link in der Mail öffnet ein kleines Formular zu diesem Eintrag. Was dort geändert wird,
        erscheint erst, wenn Sie es übernehmen. Ein früherer Link gilt danach nicht mehr.
      </p>
      <label className={styles.field}>
        E-Mail-Adresse
        <input name="email" type="email" defaultValue={adresse} maxLength={254} required />
      </label>
    </Dialog>
  )
}

/** Beside an entry: who keeps it by a link, with the buttons that invite them and end it. */
export function PartnerPanel() {
  const { hasSavePermission } = useDocumentInfo()
  const { user } = useAuth()
  const { act, view } = usePartner()
  const [isOpen, setIsOpen] = useState(false)
  if (view === null || !user || hasSavePermission !== true) return null
  const { adresse, einladung } = view
  const invite = async (email: string) => {
    const { body, problem } = await act('einladen', { email })
    if (body) toast.success(body.message)
    return problem
  }
  const takeBack = async () => {
    const { body, problem } = await act('zuruecknehmen')
    if (body) toast.success(body.message)
    else toast.error(problem)
  }
  return (
    <section className="field-type">
      <h3 className="field-label">Pflege durch den Betrieb</h3>
      <State einladung={einladung} />
      <div className={styles.buttons}>
        <Button buttonStyle="secondary" margin={false} onClick={() => setIsOpen(true)}>
          {einladung === null ? 'Zur Pflege einladen' : 'Noch einmal einladen'}
        </Button>
        {einladung !== null && (
          <Button
            buttonStyle="secondary"
            margin={false}
            onClick={() => void takeBack().catch(reportError)}
          >
            Einladung zurücknehmen
          </Button>
        )}
      </div>
      {isOpen && (
        <InviteDialog
          adresse={einladung?.email ?? adresse ?? ''}
          act={invite}
          onClose={() => setIsOpen(false)}
        />
      )}
    </section>
  )
}
