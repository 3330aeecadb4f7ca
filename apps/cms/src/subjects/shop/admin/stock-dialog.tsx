'use client'
import { useAuth, useDocumentInfo } from '@payloadcms/ui'
import { useState } from 'react'
import { z } from 'zod'
import { asJson, callOffice, useCalls } from '../../../editing/views/call.ts'
import styles from '../../../editing/views/dialog.module.css'
import { Dialog } from '../../../editing/views/dialog.tsx'
import { DialogButton } from '../../../editing/views/dialog-button.tsx'

const done = z.object({ message: z.string() })

function Fields() {
  return (
    <>
      <fieldset className={styles.choices}>
        <legend>Was ist geschehen?</legend>
        <label>
          <input type="radio" name="art" value="zugang" defaultChecked />
          So viele sind dazugekommen
        </label>
        <label>
          <input type="radio" name="art" value="korrektur" />
          Ich habe gezählt: So viele sind da
        </label>
      </fieldset>
      <label className={styles.field}>
        Stück
        <input name="menge" inputMode="numeric" required maxLength={7} />
      </label>
      <label className={styles.field}>
        Bemerkung (freiwillig)
        <input name="bemerkung" maxLength={200} />
      </label>
    </>
  )
}

/** Says that pieces have come, or how many somebody has counted. */
export function StockDialog() {
  const { id } = useDocumentInfo()
  const calls = useCalls('shop_artikel')
  const { permissions } = useAuth()
  const [state, setState] = useState({ isBusy: false, problem: '' })
  if (permissions?.collections?.shop_artikel?.update !== true) return null
  const send = async (form: FormData) => {
    setState({ isBusy: true, problem: '' })
    const asked = asJson(Object.fromEntries(form))
    const { body, problem } = await callOffice(`${calls}/${id}/bestand`, done, asked)
    setState({ isBusy: false, problem: problem ?? '' })
    if (body !== null) window.location.reload()
  }
  return (
    <DialogButton label="Bestand ändern …">
      {(onClose) => (
        <Dialog
          title="Bestand ändern"
          act="Bestand ändern"
          isBusy={state.isBusy}
          problem={state.problem || null}
          onAct={(form) => void send(form).catch(reportError)}
          onClose={onClose}
        >
          <Fields />
        </Dialog>
      )}
    </DialogButton>
  )
}
