import { shopPfade } from '@kurstadt/contract/shop'
import type { UIFieldServerProps } from 'payload'
import { env } from '../../../env.ts'
import {
  aktWorte,
  postponedOf,
  presetOf,
  readOrder,
  seenOf,
  stepsOf,
  type Vorgelegt,
} from '../abwicklung/index.ts'
import { zugangOf } from '../bestellung/zugang.ts'
import { isOff, schritte } from '../collections/bestellungen/zustand.ts'
import { ticketsOf } from '../karten/index.ts'
import { goesBackOnline, readZahlungen, type Zahlung, zahlungsstaende } from '../online/index.ts'
import { countOf } from '../rechnen/index.ts'
import { betrag, shopWords, zeitpunkt } from '../worte/index.ts'
import { StepButtons } from './step-buttons.tsx'
import type { WithdrawalChoice } from './withdrawal-dialog.tsx'

/** Words of a step: the button says whether the money goes back with it, or has gone by a transfer. */
function wordsOf(akt: keyof typeof aktWorte, payments: readonly Zahlung[]) {
  const isOnline = akt === 'erstattet' && goesBackOnline(payments)
  return { akt, text: isOnline ? 'Über Mollie erstatten' : aktWorte[akt] }
}

const nameOf = ({ groesse, titel }: Vorgelegt['positionen'][number]) =>
  [titel, ...(groesse === null ? [] : [shopWords.de.size(groesse)])].join(', ')

/** What may be taken back, line by line, with what whoever withdraws has said of it. */
function choiceOf(order: Vorgelegt): WithdrawalChoice {
  const preset = presetOf(order)
  const lines = order.positionen.map((line, index) => ({
    name: nameOf(line),
    menge: line.menge,
    offen: order.bilanz.offen[index] ?? 0,
    preset: preset[index] ?? null,
    ausnahme: line.widerruf === 'ja' ? null : shopWords.de.noWithdrawal[line.widerruf],
    istMoeglich: line.widerruf === 'ja' || line.widerruf === 'hygiene',
  }))
  const umfang = new Set(order.erklaerungen.filter((text) => text.trim() !== ''))
  return { gesehen: seenOf(order), lines, umfang: [...umfang] }
}

/**
 * Tickets for another day that may be taken back. Where there are several somebody has to enter how
 * many: who cannot come has answered in words.
 */
function ticketChoiceOf(order: Vorgelegt): WithdrawalChoice {
  const most = postponedOf(order)
  const isOne = countOf(most) === 1
  const lines = order.positionen.map((line, index) => {
    const offen = most[index] ?? 0
    const preset = isOne || offen === 0 ? offen : null
    const { menge } = line
    return { name: nameOf(line), menge, offen, preset, ausnahme: null, istMoeglich: offen > 0 }
  })
  return { gesehen: seenOf(order), lines, umfang: [] }
}

/** Lines that are left of an order of which a part is off, as whoever packs it needs them. */
function leftOf({ bilanz, positionen, stand }: Vorgelegt): string[] {
  if (isOff(stand)) return []
  return positionen.flatMap((line, index) => {
    const left = bilanz.offen[index] ?? 0
    const count = left === line.menge ? `alle ${left}` : `noch ${left} von ${line.menge}`
    return left === 0 ? [] : [`${nameOf(line)}: ${count}`]
  })
}

/** What is left of an order of which something is off: to be packed, to be paid, to be given back. */
function Rest({ order }: { order: Vorgelegt }) {
  const { offen_cent, zu_erstatten_cent } = order.bilanz
  const isPart = order.verlauf.some(({ mengen }) => mengen !== undefined)
  const lines = [
    ...(isPart ? leftOf(order) : []),
    ...(isPart && offen_cent > 0 ? [`Noch zu zahlen: ${betrag(offen_cent, 'de')}`] : []),
    ...(zu_erstatten_cent > 0 ? [`Zu erstatten: ${betrag(zu_erstatten_cent, 'de')}`] : []),
  ]
  if (lines.length === 0) return null
  return (
    <>
      <h3 className="field-label" style={{ marginBlock: '1.25rem 0.5rem' }}>
        Was noch offen ist
      </h3>
      <ul style={{ margin: 0, paddingInlineStart: '1.25rem' }}>
        {lines.map((line, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: two lines may have the same name
          <li key={index}>{line}</li>
        ))}
      </ul>
    </>
  )
}

/** The tickets of an order as its buyer gets them, for whoever wants them on paper at the counter. */
function Tickets({ order, secret }: { order: Vorgelegt; secret: string }) {
  const { schluessel, sprache } = order
  if (schluessel === null || ticketsOf(order).length === 0) return null
  const page = shopPfade[sprache].bestellung(zugangOf(schluessel, secret))
  return (
    <p style={{ marginBlock: '1rem 0' }}>
      <a href={`${env.WEBSITE_URL}${page}karten.pdf`} target="_blank" rel="noreferrer">
        Eintrittskarten öffnen (PDF, neues Fenster)
      </a>
    </p>
  )
}

/** What was paid online, as its provider last told of it. */
function Payments({ payments }: { payments: readonly Zahlung[] }) {
  if (payments.length === 0) return null
  return (
    <>
      <h3 className="field-label" style={{ marginBlock: '1.25rem 0.5rem' }}>
        Bei Mollie
      </h3>
      <ul style={{ margin: 0, paddingInlineStart: '1.25rem' }}>
        {payments.map(({ cent, erstattet_cent, id, stand }) => (
          <li key={id}>
            {betrag(cent, 'de')}: {zahlungsstaende[stand]}
            {erstattet_cent > 0 && `, davon ${betrag(erstattet_cent, 'de')} erstattet`}
            <br />
            <small>{id}</small>
          </li>
        ))}
      </ul>
    </>
  )
}

/** What a step of the history took back. */
function takenText({ positionen }: Vorgelegt, mengen: readonly number[]): string {
  const parts = positionen.flatMap((line, index) =>
    (mengen[index] ?? 0) > 0 ? [`${mengen[index]} × ${nameOf(line)}`] : [],
  )
  return parts.join('; ')
}

/** The next step of an order as a button, what else may be done, and what was done by whom. */
export async function OrderSteps({ id, req }: UIFieldServerProps) {
  const order = id === undefined ? null : await readOrder(req, String(id))
  if (order === null) return null
  const { naechster, weitere } = stepsOf(order.lage)
  const payments = await readZahlungen(req, order.id)
  return (
    <section className="field-type" style={{ marginBottom: '1.5rem' }}>
      <h3 className="field-label" style={{ marginBottom: '0.5rem' }}>
        Nächster Schritt
      </h3>
      <StepButtons
        next={naechster === null ? null : wordsOf(naechster, payments)}
        others={weitere.map((akt) => wordsOf(akt, payments))}
        choices={{ widerrufen: choiceOf(order), zurueckgegeben: ticketChoiceOf(order) }}
      />
      <Tickets order={order} secret={req.payload.secret} />
      <Rest order={order} />
      <Payments payments={payments} />
      <h3 className="field-label" style={{ marginBlock: '1.25rem 0.5rem' }}>
        Verlauf
      </h3>
      <ol style={{ margin: 0, paddingInlineStart: '1.25rem' }}>
        {order.verlauf.toReversed().map(({ am, eintritt, mengen, wer, was }) => (
          <li key={[am, was, wer, eintritt].join(' ')}>
            {schritte[was]}
            {mengen !== undefined && `: ${takenText(order, mengen)}`}
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
