'use client'
import { Button, toast, useDocumentInfo } from '@payloadcms/ui'
import { useEffect, useRef, useState } from 'react'
import { z } from 'zod'
import { asJson, callOffice, useCalls } from '../../../editing/views/call.ts'

const given = z.object({ passwort: z.string() })

/** The password, which stands here until somebody leaves the form. */
function Given({ passwort }: { passwort: string }) {
  const line = useRef<HTMLParagraphElement>(null)
  useEffect(() => line.current?.focus(), [])
  return (
    <p ref={line} tabIndex={-1}>
      Einmalpasswort: <code>{passwort}</code>
      <br />
      Es steht nur jetzt hier. Geben Sie es dem Ratsmitglied persönlich oder im verschlossenen
      Umschlag: Bei der ersten Anmeldung muss es ein eigenes setzen.
    </p>
  )
}

/** Gives a member who reads no mail a password for the first login. */
export function FirstPassword() {
  const { id } = useDocumentInfo()
  const calls = useCalls('raete')
  const [passwort, setPasswort] = useState<string | null>(null)
  if (id === undefined) return null
  const give = async () => {
    const { body, problem } = await callOffice(`${calls}/${id}/einmalpasswort`, given, asJson({}))
    if (body === null) toast.error(problem)
    else setPasswort(body.passwort)
  }
  return (
    <div className="field-type" style={{ marginBottom: '1.5rem' }}>
      {passwort === null ? (
        <Button
          buttonStyle="secondary"
          margin={false}
          onClick={() => void give().catch(reportError)}
        >
          Einmalpasswort erzeugen
        </Button>
      ) : (
        <Given passwort={passwort} />
      )}
    </div>
  )
}
