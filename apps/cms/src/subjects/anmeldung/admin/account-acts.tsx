'use client'
import { Button, toast, useDocumentInfo } from '@payloadcms/ui'
import { z } from 'zod'
import { asJson, callOffice, useCalls } from '../../../editing/views/call.ts'

const done = z.object({ message: z.string() })

type AccountActsProps = { collection: 'intranet_konten'; hasPassword: boolean; sessions: number }

/** Mails somebody a link for a password, or ends their sessions. */
export function AccountActs({ collection, hasPassword, sessions }: AccountActsProps) {
  const { id } = useDocumentInfo()
  const calls = useCalls(collection)
  const act = async (name: 'einladen' | 'abmelden') => {
    const { body, problem } = await callOffice(`${calls}/${id}/${name}`, done, asJson({}))
    if (body === null) toast.error(problem)
    else toast.success(body.message)
  }
  const start = (name: 'einladen' | 'abmelden') => () => void act(name).catch(reportError)
  return (
    <div style={{ display: 'flex', flexWrap: 'wrap', gap: '0.5rem' }}>
      <Button buttonStyle="secondary" margin={false} onClick={start('einladen')}>
        {hasPassword ? 'Neues Passwort per Mail' : 'Einladung noch einmal senden'}
      </Button>
      {sessions > 0 && (
        <Button buttonStyle="secondary" margin={false} onClick={start('abmelden')}>
          Überall abmelden
        </Button>
      )}
    </div>
  )
}
