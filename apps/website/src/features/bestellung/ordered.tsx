import type { Bestellung } from '@kurstadt/contract/shop'
import { useAmount } from '../warenkorb/index.ts'
import styles from './bestellung.module.css'
import { useOrderTexts } from './texts.ts'

type Of = { order: Bestellung }

/** A line of the order, with what of it was taken back. */
function Line({ line }: { line: Bestellung['positionen'][number] }) {
  const words = useOrderTexts()
  const amount = useAmount()
  const { anmerkungen, groesse, menge, preis_cent, titel, widerruf, widerrufen } = line
  const back = widerruf === 'termin' ? words.linesCancelled : words.linesWithdrawn
  return (
    <li>
      <span>{menge} ×</span>
      <span className={styles.what}>
        <span>{[titel, groesse].filter(Boolean).join(', ')}</span>
        {anmerkungen !== null && <span className={styles.soft}>{anmerkungen}</span>}
        {widerrufen > 0 && <span className={styles.soft}>{back(widerrufen)}</span>}
      </span>
      <span className={styles.amount}>{amount(menge * preis_cent)}</span>
    </li>
  )
}

/** What was ordered, what it costs, and what of it came back. */
export function Ordered({ order }: Of) {
  const words = useOrderTexts()
  const amount = useAmount()
  const {
    erstattet_cent,
    gutschrift_cent,
    lieferung,
    positionen,
    steuern,
    summe_cent,
    versand_cent,
  } = order
  return (
    <section className={styles.part}>
      <h2>{words.ordered}</h2>
      <ul className={styles.lines}>
        {positionen.map((line) => (
          <Line key={line.zeile} line={line} />
        ))}
      </ul>
      <dl className={styles.sums}>
        {lieferung !== 'mail' && (
          <div>
            <dt>{words.shipping}</dt>
            <dd>{amount(versand_cent)}</dd>
          </div>
        )}
        <div className={styles.sum}>
          <dt>{words.sum}</dt>
          <dd>{amount(summe_cent)}</dd>
        </div>
      </dl>
      {steuern.map(({ satz, steuer_cent }) => (
        <p key={satz} className={styles.tax}>
          {words.tax(satz, amount(steuer_cent))}
        </p>
      ))}
      {gutschrift_cent > 0 && (
        <p>{words.credited(amount(gutschrift_cent), amount(summe_cent - gutschrift_cent))}</p>
      )}
      {erstattet_cent > 0 && <p>{words.refunded(amount(erstattet_cent))}</p>}
    </section>
  )
}
