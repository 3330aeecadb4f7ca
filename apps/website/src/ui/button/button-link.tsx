import type { ReactNode } from 'react'
import { Icon, type IconSymbol } from '../icon/index.ts'
import { Link } from '../link/index.ts'
import styles from './button.module.css'

type ButtonLinkProps = {
  href: string
  children: ReactNode
  /** `solid` for the one thing to do, `quiet` for everything else. */
  look?: 'solid' | 'quiet' | 'plain'
  icon?: IconSymbol
}

/** A link that looks like a button. */
export function ButtonLink({ href, children, look = 'solid', icon }: ButtonLinkProps) {
  return (
    <Link href={href} className={`${styles.button} ${styles[look]}`}>
      {children}
      <Icon name={icon ?? 'arrow-right'} className={styles.icon} />
    </Link>
  )
}
