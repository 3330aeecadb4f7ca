import type { ShopBedingungen } from '@kurstadt/contract'
import { shopPfade } from '@kurstadt/contract/shop'
import { useSprache } from '../../i18n/index.ts'
import { classNames } from '../../lib/index.ts'
import { buttonClass } from '../../ui/button/index.ts'
import { Link } from '../../ui/link/index.ts'
import { RichText } from '../rich-text/index.ts'
import styles from './bedingungen.module.css'
import { useTermsTexts } from './texts.ts'

type Of = { terms: ShopBedingungen }

/** The terms of the town, as its editors have written them. */
export function Terms({ terms: { agb } }: Of) {
  const words = useTermsTexts()
  return (
    <div className={styles.page}>{agb ? <RichText text={agb} /> : <p>{words.agb.none}</p>}</div>
  )
}

/** The instruction on withdrawal with its form, and the way to do it here. */
export function Instruction({ terms: { belehrung, formular } }: Of) {
  const { widerruf, withdraw } = useTermsTexts()
  const paths = shopPfade[useSprache()]
  return (
    <div className={styles.page}>
      <p>{widerruf.online}</p>
      <p>
        <Link className={buttonClass('quiet')} href={paths.widerruf}>
          {withdraw}
        </Link>
      </p>
      <RichText text={belehrung} />
      <section className={styles.form}>
        <h2>{widerruf.form}</h2>
        <RichText text={formular} />
      </section>
    </div>
  )
}

/**
 * At the foot of every page of the shop: what applies, and the way to withdraw (§ 356a BGB). A page
 * of the website's own gives it no margins.
 */
export function ShopFoot({ hasMargins = false }: { hasMargins?: boolean }) {
  const words = useTermsTexts()
  const paths = shopPfade[useSprache()]
  return (
    <nav className={classNames(styles.foot, hasMargins && styles.margins)} aria-label={words.nav}>
      <ul className={styles.links}>
        <li>
          <Link href={paths.widerruf}>
            <strong>{words.withdraw}</strong>
          </Link>
        </li>
        <li>
          <Link href={paths.widerrufsbelehrung}>{words.withdrawal}</Link>
        </li>
        <li>
          <Link href={paths.agb}>{words.terms}</Link>
        </li>
      </ul>
    </nav>
  )
}
