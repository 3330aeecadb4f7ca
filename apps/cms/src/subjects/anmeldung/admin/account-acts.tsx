'use client'
import { Button, toast, useDocumentInfo } from '@payloadcms/ui'
import { useRouter } from 'next/navigation'
import { z } from 'zod'
import { asJson, callOffice, useCalls } from '../../../editing/views/call.ts'

const done = z.object({ message: z.string() })

type ActName = 'einladen' | 'abmelden' | 'zweitfaktor-zuruecksetzen'

/** An account of the intranet is invited when it is made, a member when the clerk wants it. */
const invitation = {
  intranet_konten: 'Einladung noch einmal senden',
  raete: 'Einladung senden',
} as const

type AccountActsProps = {
  collection: 'intranet_konten' | 'raete'
  hasPassword: boolean
  sessions: number
  hasFactor: boolean
}

/** Mails somebody a link for a password, ends their sessions, takes a lost second factor away. */
export function AccountActs({ collection, hasPassword, sessions, hasFactor }: AccountActsProps) {
  const { id } = useDocumentInfo()
  const calls = useCalls(collection)
  const router = useRouter()
  const act = async (name: ActName) => {
    const { body, problem } = await callOffice(`${calls}/${id}/${name}`, done, asJson({}))
    if (body === null) toast.error(problem)
    else toast.success(body.message)
    router.refresh()
  }
  const start = (name: ActName) => () => void act(name).catch(reportError)
  return (
    <div style={{ display: 'flex', flexWrap: 'wrap', gap: '0.5rem' }}>
      <Button buttonStyle="secondary" margin={false} onClick={start('einladen')}>
        {hasPassword ? 'Neues Passwort per Mail' : invitation[collection]}
      </Button>
      {sessions > 0 && (
        <Button buttonStyle="secondary" margin={false} onClick={start('abmelden')}>
          Überall abmelden
        </Button>
      )}
      {hasFactor && (
        <Button buttonStyle="secondary" margin={false} onClick={start('zweitfaktor-zuruecksetzen')}>
          Zweiten Faktor zurücksetzen
        </Button>
      )}
    </div>
  )
}
