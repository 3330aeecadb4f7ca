import { shopPfade, type Warenkorb, type WarenkorbPosition } from '@kurstadt/contract/shop'
import type { ReactNode } from 'react'
import { useSprache } from '../../i18n/index.ts'
import { buttonClass } from '../../ui/button/index.ts'
import { ErrorSummary } from '../../ui/field/index.ts'
import { Icon } from '../../ui/icon/index.ts'
import { Link } from '../../ui/link/index.ts'
import { useCartReply } from './cart-reply.ts'
import { Hints, PositionName, PositionPicture, useAmount } from './position.tsx'
import { useCartTexts } from './texts.ts'
import styles from './warenkorb.module.css'

type Of = { position: WarenkorbPosition }

/** The quantity of a line; what is typed is sent with all others. */
function Quantity({ position }: Of) {
  const words = useCartTexts()
  const { probleme, values } = useCartReply()
  const { id, hoechstens, menge, titel } = position
  const problem = probleme.find(({ bei }) => bei === id)
  const isWrong = problem !== undefined || position.hinweise.includes('menge')
  return (
    <div className={styles.quantity}>
      <label htmlFor={`menge-${id}`} className="visuallyHidden">
        {words.quantityOf(titel)}
      </label>
      <input
        id={`menge-${id}`}
        className={styles.number}
        name={`menge-${id}`}
        type="number"
        inputMode="numeric"
        min={1}
        max={Math.max(1, hoechstens)}
        defaultValue={values[`menge-${id}`] ?? menge}
        aria-invalid={isWrong || undefined}
        aria-describedby={isWrong ? `${problem ? 'fehler' : 'hinweise'}-${id}` : undefined}
      />
      {problem && (
        <span id={`fehler-${id}`} className={styles.problem}>
          {words.problems.menge(hoechstens)}
        </span>
      )}
    </div>
  )
}

/** A value of a line, below what it is. */
function Value({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div className={styles.value}>
      <dt>{label}</dt>
      <dd>{children}</dd>
    </div>
  )
}

function Line({ position }: Of) {
  const words = useCartTexts()
  const amount = useAmount()
  const { neu } = useCartReply()
  const { id, artikel, gesamt_cent, menge, preis_cent, titel } = position
  return (
    <li className={styles.line} data-new={neu === id ? '' : undefined}>
      <PositionPicture position={position} />
      <div className={styles.about}>
        <PositionName position={position} />
        <div id={`hinweise-${id}`}>
          <Hints position={position} />
        </div>
      </div>
      <dl className={styles.values}>
        <Value label={words.columns.price}>{amount(preis_cent)}</Value>
        <Value label={words.columns.quantity}>
          {artikel === null ? menge : <Quantity position={position} />}
        </Value>
        <Value label={words.columns.sum}>
          <strong>{amount(gesamt_cent)}</strong>
        </Value>
      </dl>
      <button
        type="submit"
        name="entfernen"
        value={id}
        className={buttonClass('plain')}
        aria-label={words.removeOf(titel)}
      >
        {words.remove}
      </button>
    </li>
  )
}

/** What came of putting something in: it is there, all of it or less, or nothing was added. */
function useOutcome(positionen: Warenkorb['positionen']): string | null {
  const words = useCartTexts()
  const { neu, probleme } = useCartReply()
  const limited = probleme.find(({ art }) => art === 'begrenzt')
  const added = positionen.find(({ id }) => id === neu)
  if (added) {
    const fewer = limited ? [words.problems.begrenzt(limited.hoechstens)] : []
    return [words.added(added.titel), ...fewer].join(' ')
  }
  const full = positionen.find(({ artikel }) => String(artikel) === limited?.bei)
  return full ? words.notAdded(full.titel, limited?.hoechstens ?? 0) : null
}

/** The same for those who see it and those who hear it. */
function Added({ positionen }: Pick<Warenkorb, 'positionen'>) {
  const outcome = useOutcome(positionen)
  if (outcome === null) return null
  return (
    <p className={styles.added} role="status">
      <Icon name="info" />
      <span>{outcome}</span>
    </p>
  )
}

/** Sum, what comes on top, and the way on. */
function Foot({ cart }: { cart: Warenkorb }) {
  const words = useCartTexts()
  const sprache = useSprache()
  const amount = useAmount()
  const { kasse, liste } = shopPfade[sprache]
  const isSent = cart.positionen.some(({ eintritt }) => eintritt === null)
  return (
    <div className={styles.foot}>
      <p className={styles.total}>
        {words.goods}: <strong>{amount(cart.waren_cent)}</strong>
      </p>
      {isSent && <p className={styles.soft}>{words.shipping}</p>}
      {!cart.bestellbar && (
        <p className={styles.blocked} role="status">
          <Icon name="warning" />
          <span>{words.blocked}</span>
        </p>
      )}
      <div className={styles.ways}>
        {cart.bestellbar && (
          <Link className={buttonClass('solid')} href={kasse}>
            {words.toCheckout}
            <Icon name="arrow-right" />
          </Link>
        )}
        <Link href={liste}>{words.goOn}</Link>
      </div>
    </div>
  )
}

function Empty() {
  const words = useCartTexts()
  const { liste } = shopPfade[useSprache()]
  return (
    <div className={styles.empty}>
      <p>{words.empty}</p>
      <p>
        <Link className={buttonClass('solid')} href={liste}>
          {words.goOn}
          <Icon name="arrow-right" />
        </Link>
      </p>
      <p className={styles.soft}>{words.keep}</p>
    </div>
  )
}

/** Quantities that nobody can read, with a way to each. */
function Problems({ positionen }: Pick<Warenkorb, 'positionen'>) {
  const words = useCartTexts()
  const { probleme } = useCartReply()
  const errors = positionen.flatMap(({ id, hoechstens, titel }) =>
    probleme.some(({ bei, art }) => bei === id && art === 'menge')
      ? [{ fieldId: `menge-${id}`, message: `${titel}: ${words.problems.menge(hoechstens)}` }]
      : [],
  )
  return <ErrorSummary errors={errors} isFirst />
}

/** The cart: what is in it, what has changed, and the way to the checkout (spec 7). */
export function Cart({ cart }: { cart: Warenkorb }) {
  const words = useCartTexts()
  const { positionen } = cart
  const { geaendert } = useCartReply()
  if (positionen.length === 0) return <Empty />
  const hasChanged = positionen.some(({ hinweise }) => hinweise.length > 0)
  return (
    <form className={styles.cart} method="post" noValidate data-behaviour="cart-visited">
      <Problems positionen={positionen} />
      <Added positionen={positionen} />
      {(hasChanged || geaendert) && (
        <p className={styles.changed} role="status">
          <Icon name="warning" />
          <span>{geaendert ? words.notOrdered : `${words.changed}.`}</span>
        </p>
      )}
      {/* Enter in a field sends the quantities, and takes nothing out. */}
      <button type="submit" name="tun" value="aendern" className={styles.first} tabIndex={-1}>
        {words.update}
      </button>
      <ul className={styles.lines}>
        {positionen.map((position) => (
          <Line key={position.id} position={position} />
        ))}
      </ul>
      <p className={styles.update}>
        <button type="submit" name="tun" value="aendern" className={buttonClass('quiet')}>
          {words.update}
        </button>
      </p>
      <Foot cart={cart} />
      <p className={styles.soft}>{words.keep}</p>
    </form>
  )
}
