import type { UIFieldServerProps } from 'payload'
import { aktWorte, readOrder, stepsOf } from '../abwicklung/index.ts'
import { schritte } from '../collections/bestellungen/zustand.ts'
import { zeitpunkt } from '../worte/index.ts'
import { StepButtons } from './step-buttons.tsx'

const wordsOf = (akt: keyof typeof aktWorte) => ({ akt, text: aktWorte[akt] })

/** The next step of an order as a button, what else may be done, and what was done by whom. */
export async function OrderSteps({ id, req }: UIFieldServerProps) {
  const order = id === undefined ? null : await readOrder(req, String(id))
  if (order === null) return null
  const { naechster, weitere } = stepsOf(order)
  return (
    <section className="field-type" style={{ marginBottom: '1.5rem' }}>
      <h3 className="field-label" style={{ marginBottom: '0.5rem' }}>
        Nächster Schritt
      </h3>
      <StepButtons
        next={naechster === null ? null : wordsOf(naechster)}
        others={weitere.map(wordsOf)}
      />
      <h3 className="field-label" style={{ marginBlock: '1.25rem 0.5rem' }}>
        Verlauf
      </h3>
      <ol style={{ margin: 0, paddingInlineStart: '1.25rem' }}>
        {order.verlauf.toReversed().map(({ am, wer, was }) => (
          <li key={`${am} ${was}`}>
            {schritte[was]}
            <br />
            <small>
              {zeitpunkt(am, 'de')}
              {wer !== null && `, ${wer}`}
            </small>
          </li>
        ))}
      </ol>
    </section>
  )
}
