'use client'
import { Button, toast, useDocumentInfo, useFormFields } from '@payloadcms/ui'
import { z } from 'zod'
import { asJson, callOffice, useCalls } from '../../../editing/views/call.ts'

const done = z.object({ message: z.string() })

/** Sends a mail once more that could not be delivered, or that came too late to be sent. */
export function MailAgain() {
  const { id } = useDocumentInfo()
  const calls = useCalls('mails')
  const zustand = useFormFields(([fields]) => fields.zustand?.value)
  if (id === undefined || (zustand !== 'gescheitert' && zustand !== 'verfallen')) return null
  const send = async () => {
    const { body, problem } = await callOffice(`${calls}/${id}/nochmals`, done, asJson({}))
    if (body === null) toast.error(problem)
    else window.location.reload()
  }
  return (
    <Button margin={false} onClick={() => void send().catch(reportError)}>
      Nochmals senden
    </Button>
  )
}
