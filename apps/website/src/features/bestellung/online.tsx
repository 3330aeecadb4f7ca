import { type Bestellung, shopPfade } from '@kurstadt/contract/shop'
import { formatDay, useSprache } from '../../i18n/index.ts'
import { buttonClass } from '../../ui/button/index.ts'
import { Link } from '../../ui/link/index.ts'
import { Button } from '../../ui/push-button/index.ts'
import { useAmount } from '../warenkorb/index.ts'
import styles from './bestellung.module.css'
import { dayOf } from './payment.tsx'
import { useOnlineTexts } from './texts-online.ts'

type Owed = Pick<Bestellung, 'online' | 'zahlbar_bis'> & { zugang: string }

/** What is to be paid online, and the button that begins to. */
export function OnlinePayment({ online, zahlbar_bis, zugang }: Owed) {
  const words = useOnlineTexts()
  const sprache = useSprache()
  const amount = useAmount()
  if (online === null) return null
  const { begonnen, cent, moeglich } = online
  return (
    <section className={styles.pay}>
      <h2>{words.title}</h2>
      {zahlbar_bis !== null && (
        <p>{words.until(amount(cent), formatDay(dayOf(zahlbar_bis), sprache))}</p>
      )}
      {begonnen && <p>{words.begun}</p>}
      <p>{moeglich ? words.how : words.off}</p>
      {moeglich && (
        <form method="post" action={shopPfade[sprache].bestellung(zugang)}>
          <Button type="submit">{words.button}</Button>
        </form>
      )}
    </section>
  )
}

type Leaving = { adresse: string; cent: number; nummer: string; zugang: string }

/** The last page of ours before the provider: whoever goes on has read where to, and clicks. */
export function LeaveToPay({ adresse, cent, nummer, zugang }: Leaving) {
  const { leave } = useOnlineTexts()
  const amount = useAmount()
  const back = shopPfade[useSprache()].bestellung(zugang)
  return (
    <div className={styles.page}>
      <section className={styles.pay}>
        <h2>{leave.what(nummer, amount(cent))}</h2>
        <p>{leave.who}</p>
        <p>
          <Link className={buttonClass('solid')} href={adresse}>
            {leave.button}
          </Link>
        </p>
        <p>
          <Link href={back}>{leave.back}</Link>
        </p>
      </section>
    </div>
  )
}

/** Says that one cannot pay now, and leads back to the order. */
export function NoPayment({ why, zugang }: { why: 'away' | 'busy'; zugang: string }) {
  const { away, leave } = useOnlineTexts()
  const back = shopPfade[useSprache()].bestellung(zugang)
  return (
    <div className={styles.page}>
      <p role="alert">{why === 'away' ? away.text : away.busy}</p>
      <p>
        <Link href={back}>{leave.back}</Link>
      </p>
    </div>
  )
}

/** What whoever comes back from the provider reads when nobody knows any more from which order. */
export function ReturnedFromPaying() {
  const { returned } = useOnlineTexts()
  return (
    <div className={styles.page}>
      <p>{returned.text}</p>
    </div>
  )
}
