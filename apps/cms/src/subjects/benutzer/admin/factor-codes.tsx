'use client'
import { Button } from '@payloadcms/ui'
import { useEffect, useRef } from 'react'

/** Recovery codes, which are told once. */
export function FactorCodes({ codes }: { codes: readonly string[] }) {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])
  return (
    <>
      <h3 ref={heading} tabIndex={-1}>
        Bewahren Sie diese Wiederherstellungscodes auf
      </h3>
      <p>
        Damit melden Sie sich an, wenn Ihr Telefon verloren geht. Jeder Code gilt einmal. Sie stehen
        nur jetzt hier: Drucken Sie die Seite aus oder schreiben Sie die Codes ab.
      </p>
      <ol aria-label="Wiederherstellungscodes">
        {codes.map((code) => (
          <li key={code}>
            <code>{code}</code>
          </li>
        ))}
      </ol>
      <Button margin={false} onClick={() => window.location.reload()}>
        Ich habe die Codes aufbewahrt, weiter
      </Button>
    </>
  )
}
