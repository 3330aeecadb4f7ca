'use client'
import { Button, toast } from '@payloadcms/ui'
import { useId, useState } from 'react'
import { z } from 'zod'
import { asJson, callOffice, useCalls } from '../../../editing/views/call.ts'
import { lizenzen } from '../../../platform/media/lizenzen.ts'
import styles from './inbox.module.css'

const done = z.object({ message: z.string() })

/** Takes a picture that came with a request into the library, once its right is known. */
export function TakeOver({ request, attachment }: { request: string; attachment: string }) {
  const id = useId()
  const calls = useCalls('anfragen')
  const [lizenz, setLizenz] = useState('')
  const [isBusy, setIsBusy] = useState(false)
  const take = async () => {
    setIsBusy(true)
    const sent = asJson({ anlage: attachment, lizenz })
    const { body, problem } = await callOffice(`${calls}/${request}/bild`, done, sent)
    setIsBusy(false)
    if (body === null) toast.error(problem)
    else window.location.reload()
  }
  return (
    <div className={styles.takeOver}>
      <label htmlFor={id}>Womit darf die Stadt das Bild zeigen?</label>
      <select
        id={id}
        className={styles.area}
        value={lizenz}
        onChange={({ target }) => setLizenz(target.value)}
      >
        <option value="">Bitte wählen</option>
        {lizenzen.map(({ value, label }) => (
          <option key={value} value={value}>
            {label}
          </option>
        ))}
      </select>
      <Button
        margin={false}
        buttonStyle="secondary"
        disabled={isBusy || lizenz === ''}
        onClick={() => void take().catch(reportError)}
      >
        In die Mediathek übernehmen
      </Button>
    </div>
  )
}
