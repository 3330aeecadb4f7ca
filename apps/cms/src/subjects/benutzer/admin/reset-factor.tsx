'use client'
import { Button, toast, useDocumentInfo } from '@payloadcms/ui'
import { useRouter } from 'next/navigation'
import { z } from 'zod'
import { asJson, callOffice, useCalls } from '../../../editing/views/call.ts'

const done = z.object({ message: z.string() })

/** Takes the second factor of somebody away who has lost it. */
export function ResetFactor() {
  const { id } = useDocumentInfo()
  const calls = useCalls('benutzer')
  const router = useRouter()
  const reset = async () => {
    const address = `${calls}/${id}/zweitfaktor-zuruecksetzen`
    const { body, problem } = await callOffice(address, done, asJson({}))
    if (body === null) toast.error(problem)
    else toast.success(body.message)
    router.refresh()
  }
  return (
    <Button buttonStyle="secondary" margin={false} onClick={() => void reset().catch(reportError)}>
      Zweiten Faktor zurücksetzen
    </Button>
  )
}
