import { classNames } from '../../lib/index.ts'
import styles from './icon.module.css'
import type { IconSymbol } from './icon-symbols.ts'
import sprite from './icons.svg?url'

/** A decorative icon beside words; it never carries a meaning alone. */
export function Icon({ name, className }: { name: IconSymbol; className?: string | undefined }) {
  return (
    <svg className={classNames(styles.icon, className)} aria-hidden="true">
      <use href={`${sprite}#${name}`} />
    </svg>
  )
}
