import type { Uebersicht, Warenkorb, WarenkorbPosition } from '@kurstadt/contract/shop'
import { Hints, PositionName, useAmount } from '../warenkorb/index.ts'
import styles from './kasse.module.css'
import { useCheckoutTexts } from './texts.ts'

/** Why a line cannot be withdrawn from; nothing where it can. */
function NoWithdrawal({ widerruf }: Pick<WarenkorbPosition, 'widerruf'>) {
  const words = useCheckoutTexts()
  const why = words.noWithdrawalWhy[widerruf]
  if (why === '') return null
  return (
    <span className={styles.soft}>
      {widerruf === 'hygiene' ? why : `${words.noWithdrawal}: ${why}`}
    </span>
  )
}

function Line({ position, isFree }: { position: WarenkorbPosition; isFree: boolean }) {
  const words = useCheckoutTexts()
  const amount = useAmount()
  const { eintritt, gesamt_cent, menge, preis_cent, widerruf } = position
  return (
    <li className={styles.line}>
      <span className={styles.count}>{menge} ×</span>
      <div className={styles.what}>
        <PositionName position={position} />
        {menge > 1 && <span className={styles.soft}>{words.each(amount(preis_cent))}</span>}
        {eintritt !== null && (
          <span className={styles.soft}>
            {isFree ? words.freeTicketsByMail : words.ticketsByMail}
          </span>
        )}
        <NoWithdrawal widerruf={widerruf} />
        <Hints position={position} />
      </div>
      <span className={styles.amount}>{amount(gesamt_cent)}</span>
    </li>
  )
}

/** What is in the cart and what it costs; with an overview also shipping, VAT and the sum. */
export function Lines({ cart, overview }: { cart: Warenkorb; overview?: Uebersicht }) {
  const words = useCheckoutTexts()
  const amount = useAmount()
  const isFree = (overview?.summe_cent ?? cart.waren_cent) === 0
  return (
    <>
      <ul className={styles.lines}>
        {cart.positionen.map((position) => (
          <Line key={position.id} position={position} isFree={isFree} />
        ))}
      </ul>
      <dl className={styles.sums}>
        <div>
          <dt>{words.goods}</dt>
          <dd>{amount(cart.waren_cent)}</dd>
        </div>
        {overview && (
          <>
            <div>
              <dt>{words.shipping}</dt>
              <dd>{amount(overview.versand_cent)}</dd>
            </div>
            <div className={styles.sum}>
              <dt>{words.sum}</dt>
              <dd>{amount(overview.summe_cent)}</dd>
            </div>
          </>
        )}
      </dl>
      {overview?.steuern.map(({ satz, steuer_cent }) => (
        <p key={satz} className={styles.tax}>
          {words.tax(satz, amount(steuer_cent))}
        </p>
      ))}
    </>
  )
}
