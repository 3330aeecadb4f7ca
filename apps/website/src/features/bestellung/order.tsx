import { type Bestellung, shopPfade } from '@kurstadt/contract/shop'
import { formatInstant, useSprache } from '../../i18n/index.ts'
import { buttonClass } from '../../ui/button/index.ts'
import { Link } from '../../ui/link/index.ts'
import styles from './bestellung.module.css'
import { OnlinePayment } from './online.tsx'
import { Ordered } from './ordered.tsx'
import { Payment } from './payment.tsx'
import { paperName, useOrderTexts } from './texts.ts'

type Of = { order: Bestellung }

/** True where an order waits for its payment and nobody asks for one: its tickets are called off. */
const isCalledOff = ({ online, stand, ueberweisung }: Bestellung) =>
  stand === 'wartet' && ueberweisung === null && online === null

/** What is open about an order that keeps it from going its way; null for nothing. */
function useMatter(order: Bestellung) {
  const { cancelled, declared } = useOrderTexts()
  const isOff = order.stand === 'storniert' || order.stand === 'widerrufen'
  if (order.widerruf.eingegangen_am !== null && !isOff) return declared
  return isCalledOff(order) ? cancelled : null
}

/** How it stands, and what that means. */
function State({ order }: Of) {
  const words = useOrderTexts()
  const matter = useMatter(order)
  // What goes into the post has a step of its own; tickets are sent by whatever pays them.
  const isPosted = order.schritte.some(({ was }) => was === 'versandt')
  const isMailed = order.stand === 'versandt' && !isPosted
  const state = isMailed ? words.mailed : words.states[order.stand]
  const { name, text } = matter ?? state
  const isNew = matter === null && (order.stand === 'neu' || order.stand === 'wartet')
  return (
    <section className={styles.state}>
      <h2>{name}</h2>
      <p>{order.verfallen ? words.expired : text}</p>
      {isNew && <p>{words.thanks}</p>}
    </section>
  )
}

/** The tickets, before anything else that there is to read; or that they come. */
function Tickets({ order, zugang }: Of & { zugang: string }) {
  const { tickets } = useOrderTexts()
  const base = shopPfade[useSprache()].bestellung(zugang)
  if (order.karten === 'keine') return null
  if (order.karten === 'folgen') return <p>{tickets.soon}</p>
  return (
    <section className={styles.tickets}>
      <h2>{tickets.title}</h2>
      <p>{tickets.there}</p>
      <p>
        <Link className={buttonClass('solid')} href={`${base}karten.pdf`}>
          {tickets.open}
        </Link>
      </p>
    </section>
  )
}

function Delivery({ order: { abholung, empfaenger } }: Of) {
  const words = useOrderTexts()
  if (abholung === null && empfaenger.length === 0) return null
  return (
    <section className={styles.part}>
      <h2>{abholung === null ? words.delivery : words.collect}</h2>
      {abholung !== null && <p>{abholung}</p>}
      {empfaenger.length > 0 && (
        <address className={styles.address}>
          {empfaenger.map((line) => (
            <span key={line}>{line}</span>
          ))}
        </address>
      )}
    </section>
  )
}

function Documents({ order, zugang }: Of & { zugang: string }) {
  const words = useOrderTexts()
  const base = shopPfade[useSprache()].bestellung(zugang)
  if (order.papiere.length === 0) return null
  return (
    <section className={styles.part}>
      <h2>{words.documents}</h2>
      <ul>
        {order.papiere.map((paper) => (
          <li key={paper.papier}>
            <Link href={`${base}${paper.papier}.pdf`}>{paperName(paper, words)} (PDF)</Link>
          </li>
        ))}
      </ul>
    </section>
  )
}

function Steps({ order: { schritte } }: Of) {
  const words = useOrderTexts()
  const sprache = useSprache()
  return (
    <section className={styles.part}>
      <h2>{words.steps}</h2>
      <ol className={styles.steps}>
        {schritte.map(({ am, was }) => (
          <li key={`${was} ${am}`}>
            {words.stepNames[was]} <span className={styles.soft}>{formatInstant(am, sprache)}</span>
          </li>
        ))}
      </ol>
    </section>
  )
}

/** The way to withdraw, as long as it may be used (§ 356a BGB). */
function Withdrawal({ order: { nummer, widerruf } }: Of) {
  const words = useOrderTexts()
  const sprache = useSprache()
  const { eingegangen_am, moeglich } = widerruf
  if (!moeglich && eingegangen_am === null) return null
  const href = `${shopPfade[sprache].widerruf}?bestellung=${encodeURIComponent(nummer)}`
  return (
    <section className={styles.part}>
      <h2>{words.withdrawal}</h2>
      {eingegangen_am !== null && <p>{words.withdrawn(formatInstant(eingegangen_am, sprache))}</p>}
      {moeglich && (
        <>
          <p>{words.withdrawText}</p>
          <p>
            <Link className={buttonClass('quiet')} href={href}>
              {words.withdraw}
            </Link>
          </p>
        </>
      )}
    </section>
  )
}

function Contact({ order: { verkaeufer } }: Of) {
  const words = useOrderTexts()
  const { email, name, telefon } = verkaeufer
  return (
    <section className={styles.part}>
      <h2>{words.questions}</h2>
      <p>{name}</p>
      {telefon !== null && (
        <p>
          <Link href={`tel:${telefon.replaceAll(/[^+\d]/g, '')}`}>{telefon}</Link>
        </p>
      )}
      {email !== null && (
        <p>
          <Link href={`mailto:${email}`}>{email}</Link>
        </p>
      )}
    </section>
  )
}

/** An order behind its link: how it stands, what is to be done, and its papers. */
export function Order({ order, zugang }: Of & { zugang: string }) {
  const words = useOrderTexts()
  return (
    <div className={styles.page}>
      <State order={order} />
      <Payment order={order} />
      <OnlinePayment online={order.online} zahlbar_bis={order.zahlbar_bis} zugang={zugang} />
      <Tickets order={order} zugang={zugang} />
      <div className={styles.parts}>
        <Ordered order={order} />
        <Delivery order={order} />
        <Documents order={order} zugang={zugang} />
        <Steps order={order} />
        <Withdrawal order={order} />
        <Contact order={order} />
      </div>
      <p className={styles.soft}>{words.link}</p>
    </div>
  )
}

/** Says that there is no order behind a link, or that it cannot be shown now. */
export function NoOrder({ why }: { why: 'missing' | 'away' | 'busy' }) {
  const words = useOrderTexts()
  return (
    <div className={styles.page}>
      <p role={why === 'missing' ? undefined : 'alert'}>
        {why === 'missing' ? words.missing.text : words[why]}
      </p>
    </div>
  )
}
