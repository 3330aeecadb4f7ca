'use client'
import { Button } from '@payloadcms/ui'
import { useState } from 'react'
import { FactorField } from './factor-field.tsx'
import type { Factor, FactorKeyParts } from './use-factor.ts'

const inGroups = (key: string) => key.match(/.{1,4}/g)?.join(' ') ?? key

/** Shows the key as a picture and as text, and asks for the first code. */
export function FactorKey({ schluessel, bild, factor }: FactorKeyParts & { factor: Factor }) {
  const [code, setCode] = useState('')
  const send = () => factor.act('bestaetigen', { code })
  return (
    <>
      <ol>
        <li>
          Installieren Sie eine Authenticator-App auf Ihrem Telefon, wenn Sie noch keine haben, zum
          Beispiel FreeOTP, Aegis oder 2FAS.
        </li>
        <li>Fügen Sie in der App ein Konto hinzu und richten Sie die Kamera auf dieses Bild.</li>
        <li>Geben Sie den Code ein, den die App jetzt anzeigt.</li>
      </ol>
      <svg
        viewBox={`0 0 ${bild.kante} ${bild.kante}`}
        width={224}
        height={224}
        role="img"
        aria-label="QR-Code mit dem Schlüssel für die App"
        shapeRendering="crispEdges"
        style={{ background: '#fff', forcedColorAdjust: 'none' }}
      >
        <path d={bild.pfad} fill="#000" />
      </svg>
      <p>
        Oder tippen Sie diesen Schlüssel in die App ein:{' '}
        <code style={{ display: 'block', userSelect: 'all', overflowWrap: 'anywhere' }}>
          {inGroups(schluessel)}
        </code>
      </p>
      <FactorField
        kind="code"
        value={code}
        onChange={setCode}
        onEnter={send}
        problem={factor.problem}
      />
      <Button margin={false} disabled={factor.isBusy} onClick={send}>
        Bestätigen
      </Button>
    </>
  )
}
