import type { Bestellung } from '@kurstadt/contract/shop'
import { formatDay, formatInstant, useSprache } from '../../i18n/index.ts'
import { useAmount } from '../warenkorb/index.ts'
import styles from './bestellung.module.css'
import { GiroCode } from './giro-code.tsx'
import { useOrderTexts } from './texts.ts'

type Of = { order: Bestellung }

/** `DE02120300000000202051` → `DE02 1203 …`, as it stands on paper. */
const inFours = (iban: string) => iban.replaceAll(/(.{4})(?=.)/g, '$1 ')

/** The day of an instant in the town's time. */
export const dayOf = (at: string) =>
  new Intl.DateTimeFormat('sv-SE', { timeZone: 'Europe/Berlin' }).format(new Date(at))

function Transfer({ order: { ueberweisung, zahlbar_bis } }: Of) {
  const { pay } = useOrderTexts()
  const sprache = useSprache()
  const amount = useAmount()
  if (ueberweisung === null) return null
  const { bank, bic, cent, girocode, iban, inhaber, zweck } = ueberweisung
  const facts = [
    { name: pay.amount, text: amount(cent) },
    { name: pay.holder, text: inhaber },
    { name: pay.iban, text: inFours(iban) },
    ...(bic === null ? [] : [{ name: pay.bic, text: bic }]),
    ...(bank === null ? [] : [{ name: pay.bank, text: bank }]),
    { name: pay.purpose, text: zweck },
  ]
  return (
    <section className={styles.pay}>
      <h2>{pay.title}</h2>
      {zahlbar_bis !== null && <p>{pay.until(formatDay(dayOf(zahlbar_bis), sprache))}</p>}
      <div className={styles.transfer}>
        <dl className={styles.account}>
          {facts.map(({ name, text }) => (
            <div key={name}>
              <dt>{name}</dt>
              <dd>{text}</dd>
            </div>
          ))}
        </dl>
        {girocode !== null && <GiroCode code={girocode} amount={amount(cent)} />}
      </div>
    </section>
  )
}

/** What there is to pay and how, or that it is paid. */
export function Payment({ order }: Of) {
  const { pay } = useOrderTexts()
  const sprache = useSprache()
  if (order.ueberweisung !== null) return <Transfer order={order} />
  if (order.summe_cent === 0) return <p>{pay.nothing}</p>
  if (order.bezahlt_am !== null) return <p>{pay.paid(formatInstant(order.bezahlt_am, sprache))}</p>
  const isOpen = order.stand === 'neu' || order.stand === 'bereit'
  return isOpen && order.zahlung === 'abholung' ? <p>{pay.onCollection}</p> : null
}
