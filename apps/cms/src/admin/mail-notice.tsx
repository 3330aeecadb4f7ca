'use client'
import { Button } from '@payloadcms/ui'
import { useState } from 'react'
import { z } from 'zod'
import { asJson, callOffice, useCalls } from '../editing/views/call.ts'
import styles from './dashboard/dashboard.module.css'

const done = z.object({ message: z.string() })

/** Says that mails do not go out; administrators look for the reason and send all of them again. */
export function MailNotice({
  text,
  isAdministration,
}: {
  text: string
  isAdministration: boolean
}) {
  const calls = useCalls('mails')
  const [message, setMessage] = useState('')
  const ask = async (path: string) => {
    setMessage('Einen Augenblick …')
    const { body, problem } = await callOffice(`${calls}/${path}`, done, asJson({}))
    setMessage(problem ?? body.message)
  }
  const button = (label: string, path: string) => (
    <Button
      buttonStyle="secondary"
      margin={false}
      size="small"
      onClick={() => void ask(path).catch(reportError)}
    >
      {label}
    </Button>
  )
  return (
    <section className={styles.notice} aria-label="Mailversand">
      <p>
        <strong>{text}</strong>
      </p>
      {isAdministration && (
        <p className={styles.noticeButtons}>
          {button('Verbindung prüfen', 'verbindung')}
          {button('Alle nochmals senden', 'alle-nochmals')}
        </p>
      )}
      <p role="status">{message}</p>
    </section>
  )
}
