'use client'
import { useState } from 'react'
import { z } from 'zod'
import { asJson, callOffice, useCalls } from '../../../editing/views/call.ts'
import { Dialog } from '../../../editing/views/dialog.tsx'
import styles from './packing-list.module.css'

const done = z.object({ message: z.string() })

type Order = { id: string; referenz: string }

/** Takes back the tickets of one order after the other; says of which it could not. */
function useTakeBack(orders: readonly Order[]) {
  const calls = useCalls('bestellungen')
  const [state, setState] = useState({ isBusy: false, problem: '' })
  const takeBack = async () => {
    setState({ isBusy: true, problem: '' })
    const failed: string[] = []
    for (const { id, referenz } of orders) {
      const { body } = await callOffice(`${calls}/${id}/schritt/abgesagt`, done, asJson({}))
      if (body === null) failed.push(referenz)
    }
    if (failed.length === 0) window.location.reload()
    else
      setState({
        isBusy: false,
        problem: `Nicht zurückgenommen: ${failed.join(', ')}. Bitte öffnen Sie diese Bestellungen einzeln.`,
      })
  }
  return { state, takeBack }
}

/** One button for what would be the same step in many orders. */
export function TakeBackAll({ orders }: { orders: readonly Order[] }) {
  const [isOpen, setIsOpen] = useState(false)
  const { state, takeBack } = useTakeBack(orders)
  return (
    <>
      <p>
        <button type="button" className={styles.print} onClick={() => setIsOpen(true)}>
          Alle Karten zurücknehmen …
        </button>
      </p>
      {isOpen && (
        <Dialog
          title="Alle Karten zurücknehmen?"
          act="Alle zurücknehmen"
          isBusy={state.isBusy}
          problem={state.problem || null}
          onAct={() => void takeBack().catch(reportError)}
          onClose={() => setIsOpen(false)}
        >
          <p>
            Das betrifft {orders.length === 1 ? 'eine Bestellung' : `${orders.length} Bestellungen`}{' '}
            und lässt sich nicht zurücknehmen. Wer bestellt hat, bekommt eine E-Mail mit der
            Rechnungskorrektur. Was sonst in einer Bestellung steht, bleibt.
          </p>
        </Dialog>
      )}
    </>
  )
}
