'use client'
import { useState } from 'react'
import { z } from 'zod'
import { asJson, callOffice, useCalls } from '../../../editing/views/call.ts'
import { Dialog } from '../../../editing/views/dialog.tsx'

const answer = z.object({ fertig: z.boolean() })

/** Seconds that somebody waits for a file of many hundred pages before they hear that it takes longer. */
const longest = 90

const second = () => new Promise((resolve) => setTimeout(resolve, 1_000))

/** Asks for the file until it is there; says what is wrong, or nothing. */
async function waitFor(address: string, left = longest): Promise<string> {
  const { body, problem } = await callOffice(address, answer, asJson({}))
  if (body === null) return problem
  if (body.fertig) return ''
  if (left === 0) return 'Es dauert länger. Bitte versuchen Sie es in einer Minute noch einmal.'
  await second()
  return waitFor(address, left - 1)
}

type State = { is: 'new' | 'busy' | 'done'; problem: string }

/** All papers of a meeting as its committee will read them, for whoever wants to look through them. */
export function PapersDialog({ id, onClose }: { id: string; onClose: () => void }) {
  const address = `${useCalls('sitzungen')}/${id}/unterlagen`
  const [{ is, problem }, setState] = useState<State>({ is: 'new', problem: '' })
  const make = async () => {
    setState({ is: 'busy', problem: '' })
    const wrong = await waitFor(address)
    setState({ is: wrong === '' ? 'done' : 'new', problem: wrong })
  }
  return (
    <Dialog
      title="Unterlagen prüfen"
      act={is === 'done' ? null : 'PDF anlegen'}
      isBusy={is === 'busy'}
      problem={problem || null}
      onAct={() => void make().catch(reportError)}
      onClose={onClose}
    >
      <p>
        Alle Unterlagen der Sitzung als eine PDF, so wie sie gespeichert sind und wie das Gremium
        sie lesen wird. Auch Entwürfe stehen darin. Veröffentlicht und verschickt wird nichts.
      </p>
      <p role="status">{is === 'busy' && 'Die PDF wird angelegt …'}</p>
      {is === 'done' && (
        <p>
          <a href={address} download>
            PDF herunterladen
          </a>
        </p>
      )}
    </Dialog>
  )
}
