import { ShopFoot } from '../../features/bedingungen/index.ts'
import { Cart, CartLink, Trouble, useCartReply } from '../../features/warenkorb/index.ts'
import type { ViewProps } from '../template.ts'
import styles from './warenkorb.module.css'

/**
 * The cart of whoever asks, at its own address; anywhere else, where a page is the same for
 * everybody, the way there.
 */
export function Warenkorb({ block: { context, options } }: ViewProps<'warenkorb'>) {
  const { trouble } = useCartReply()
  const { titel, einleitung } = options
  return (
    <section className={styles.section}>
      {titel && <h2>{titel}</h2>}
      {einleitung && <p>{einleitung}</p>}
      {trouble !== null && <Trouble kind={trouble} />}
      {trouble === null && context !== null && <Cart cart={context} />}
      {trouble === null && context === null && <CartLink />}
      <ShopFoot />
    </section>
  )
}
