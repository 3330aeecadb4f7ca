'use client'
import { Button } from '@payloadcms/ui'
import { useState } from 'react'
import { useCalls } from '../../../editing/views/call.ts'
import styles from '../../../editing/views/dialog.module.css'
import { Dialog } from '../../../editing/views/dialog.tsx'
import { fetchFile } from '../../../editing/views/fetch-file.ts'
import type { Zeitraum } from '../kaemmerei/zeitraum.ts'

function Fields({ zeitraum: { von, bis } }: { zeitraum: Zeitraum }) {
  return (
    <>
      <div className={styles.row}>
        <label className={styles.field}>
          Erster Tag
          <input type="date" name="von" required defaultValue={von} />
        </label>
        <label className={styles.field}>
          Letzter Tag
          <input type="date" name="bis" required defaultValue={bis} />
        </label>
      </div>
      <p>
        Alle Rechnungen und Rechnungskorrekturen, die in diesen Tagen ausgestellt wurden, für Excel.
        Wer die Tabelle wann geholt hat, steht im Protokoll.
      </p>
    </>
  )
}

const textOf = (value: FormDataEntryValue | null) => (typeof value === 'string' ? value : '')

type State = { isBusy: boolean; problem: string | null }
const ready: State = { isBusy: false, problem: null }

/** Asks for a period, and fetches its invoices and credit notes as a table for the treasury. */
export function TreasuryDialog({ zeitraum }: { zeitraum: Zeitraum }) {
  const calls = useCalls('bestellungen')
  const [isOpen, setIsOpen] = useState(false)
  const [state, setState] = useState(ready)
  const close = () => {
    setIsOpen(false)
    setState(ready)
  }
  const take = async (form: FormData) => {
    const [von, bis] = [textOf(form.get('von')), textOf(form.get('bis'))]
    setState({ isBusy: true, problem: null })
    const address = `${calls}/kaemmerei?${new URLSearchParams({ von, bis })}`
    const problem = await fetchFile(address, `kaemmerei-${von}-bis-${bis}.csv`)
    if (problem === null) close()
    else setState({ isBusy: false, problem })
  }
  return (
    <>
      <Button buttonStyle="secondary" margin={false} onClick={() => setIsOpen(true)}>
        Tabelle für die Kämmerei (CSV) …
      </Button>
      {isOpen && (
        <Dialog
          title="Tabelle für die Kämmerei"
          act="Tabelle holen"
          {...state}
          onAct={(form) => void take(form).catch(reportError)}
          onClose={close}
        >
          <Fields zeitraum={zeitraum} />
        </Dialog>
      )}
    </>
  )
}
