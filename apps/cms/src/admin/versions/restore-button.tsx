'use client'
import { Button } from '@payloadcms/ui'
import { useState } from 'react'
import { z } from 'zod'
import { asJson, callOffice } from '../../editing/views/call.ts'
import { Dialog } from '../../editing/views/dialog.tsx'

type RestoreButtonProps = { address: string; form: string; isDraft: boolean }

/** Brings an older version back: as a draft where there are drafts, else at once. */
export function RestoreButton({ address, form, isDraft }: RestoreButtonProps) {
  const [isOpen, setIsOpen] = useState(false)
  const [state, setState] = useState<{ isBusy: boolean; problem: string | null }>({
    isBusy: false,
    problem: null,
  })
  const restore = async () => {
    setState({ isBusy: true, problem: null })
    const { problem } = await callOffice(address, z.object({}), asJson({}))
    if (problem === null) window.location.assign(form)
    else setState({ isBusy: false, problem })
  }
  return (
    <>
      <Button onClick={() => setIsOpen(true)}>Diese Fassung zurückholen …</Button>
      {isOpen && (
        <Dialog
          title="Diese Fassung zurückholen?"
          act="Zurückholen"
          isBusy={state.isBusy}
          problem={state.problem}
          onAct={() => void restore().catch(reportError)}
          onClose={() => setIsOpen(false)}
        >
          <p>
            {isDraft
              ? 'Sie wird ein neuer Entwurf, in beiden Sprachen. Auf der Website ändert sich nichts, bis Sie ihn veröffentlichen.'
              : 'Sie gilt sofort, in beiden Sprachen. Was jetzt gilt, bleibt als Fassung erhalten.'}
          </p>
        </Dialog>
      )}
    </>
  )
}
