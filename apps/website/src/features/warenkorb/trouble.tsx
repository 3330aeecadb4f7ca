import { shopPfade } from '@kurstadt/contract/shop'
import { useSprache } from '../../i18n/index.ts'
import { Link } from '../../ui/link/index.ts'
import type { CartReply } from './cart-reply.ts'
import { useCartTexts } from './texts.ts'
import styles from './warenkorb.module.css'

/** Says that the cart cannot be had now, and that nothing in it is lost. */
export function Trouble({ kind }: { kind: NonNullable<CartReply['trouble']> }) {
  const words = useCartTexts()
  const { warenkorb } = shopPfade[useSprache()]
  return (
    <div className={styles.empty} role="alert">
      <p>{words[kind]}</p>
      <p>
        <Link href={warenkorb}>{words.again}</Link>
      </p>
    </div>
  )
}
