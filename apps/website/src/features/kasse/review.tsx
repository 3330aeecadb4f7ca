import { shopPfade, type Uebersicht, type Warenkorb } from '@kurstadt/contract/shop'
import type { ReactNode } from 'react'
import { useSprache } from '../../i18n/index.ts'
import { Link } from '../../ui/link/index.ts'
import { Button } from '../../ui/push-button/index.ts'
import styles from './kasse.module.css'
import { Lines } from './lines.tsx'
import { useCheckoutTexts } from './texts.ts'

type Of = { overview: Uebersicht }

/** Something that was entered, with the way back to where one changes it. */
function Entered({
  title,
  field,
  children,
}: {
  title: string
  field: string | null
  children: ReactNode
}) {
  const words = useCheckoutTexts()
  const { kasse } = shopPfade[useSprache()]
  return (
    <section className={styles.entered}>
      <h2>{title}</h2>
      <div className={styles.facts}>{children}</div>
      {field !== null && (
        <p>
          <Link href={`${kasse}#kasse-${field}`} aria-label={words.changeOf(title)}>
            {words.change}
          </Link>
        </p>
      )}
    </section>
  )
}

function Delivery({ overview: { abholung, angaben, lieferzeit, summe_cent } }: Of) {
  const words = useCheckoutTexts()
  const { land, lieferung, nachname, ort, plz, strasse, vorname, zahlung } = angaben
  const isPaidFirst = summe_cent > 0 && (zahlung === 'vorkasse' || zahlung === 'online')
  return (
    <>
      <p>{words.lieferung[lieferung]}</p>
      {abholung !== null && <p>{abholung}</p>}
      <p>
        {vorname} {nachname}
      </p>
      {strasse !== null && <p>{strasse}</p>}
      {(plz !== null || ort !== null) && (
        <p>
          {[plz, ort, land === 'DE' ? null : `(${words.laender[land]})`].filter(Boolean).join(' ')}
        </p>
      )}
      {lieferzeit !== null && <p>{words.delivery(lieferzeit, isPaidFirst)}</p>}
    </>
  )
}

function Payment({ overview: { angaben, summe_cent, zahlbar_tage } }: Of) {
  const words = useCheckoutTexts()
  if (summe_cent === 0) return <p>{words.nothingToPay}</p>
  return (
    <>
      <p>{words.zahlung[angaben.zahlung]}</p>
      <p className={styles.soft}>
        {zahlbar_tage === null
          ? words.zahlungHints[angaben.zahlung]
          : words.payableWithin(zahlbar_tage)}
      </p>
    </>
  )
}

/** Terms and withdrawal, and who sells. */
function Legal({ overview: { hat_agb, verkaeufer } }: Of) {
  const { legal, seller } = useCheckoutTexts()
  const { agb, widerrufsbelehrung } = shopPfade[useSprache()]
  const { name, ort, plz, strasse } = verkaeufer
  const town = [plz, ort].filter(Boolean).join(' ')
  return (
    <div className={styles.legal}>
      <p>
        {hat_agb && (
          <>
            {legal.before} <Link href={agb}>{legal.terms}</Link>
            {legal.apply}{' '}
          </>
        )}
        {hat_agb ? legal.also : legal.read}{' '}
        <Link href={widerrufsbelehrung}>{legal.withdrawal}</Link>
        {legal.after}
      </p>
      <p>
        {seller} {[name, strasse, town].filter(Boolean).join(', ')}.
      </p>
    </div>
  )
}

type ReviewProps = Of & {
  cart: Warenkorb
  /** The key of this order: the same one twice is one order. */
  schluessel: string
}

/**
 * Everything that is agreed to, and directly below it the button that orders (§ 312j BGB): what, how
 * many, for how much in all, with shipping.
 */
export function Review({ cart, overview, schluessel }: ReviewProps) {
  const words = useCheckoutTexts()
  const paths = shopPfade[useSprache()]
  const { email, telefon } = overview.angaben
  const isFree = overview.summe_cent === 0
  return (
    <form className={styles.review} method="post" action={paths.pruefen}>
      <p className={styles.step}>{words.step(2)}</p>
      <p>{words.reviewIntro}</p>
      <div className={styles.all}>
        <Entered title={words.delivered} field="lieferung">
          <Delivery overview={overview} />
        </Entered>
        <Entered title={words.paid} field={isFree ? null : 'zahlung'}>
          <Payment overview={overview} />
        </Entered>
        <Entered title={words.contact} field="email">
          <p>{email}</p>
          {telefon !== null && <p>{telefon}</p>}
        </Entered>
      </div>
      <Legal overview={overview} />
      <section className={styles.ordered} aria-labelledby="bestellung-waren">
        <h2 id="bestellung-waren">{words.ordered}</h2>
        <Lines cart={cart} overview={overview} />
        <input type="hidden" name="stand" value={overview.stand} />
        <input type="hidden" name="schluessel" value={schluessel} />
        <p className={styles.button}>
          <Button type="submit">{isFree ? words.orderFree : words.order}</Button>
        </p>
      </section>
      <p>
        <Link href={paths.warenkorb}>{words.back}</Link>
      </p>
    </form>
  )
}

/** An order that could not be finished: the same one may be sent again, and is one. */
export function OrderTrouble({
  kind,
  fields,
}: {
  kind: 'away' | 'busy'
  fields: Readonly<Record<string, string>>
}) {
  const { trouble } = useCheckoutTexts()
  const paths = shopPfade[useSprache()]
  return (
    <form className={styles.review} method="post" action={paths.pruefen}>
      <p role="alert">{trouble[kind]}</p>
      {Object.entries(fields).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <p>
        <Button type="submit">{trouble.again}</Button>
      </p>
    </form>
  )
}
