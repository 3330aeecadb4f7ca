import type { ReactNode } from 'react'
import { Icon, type IconSymbol } from '../icon/index.ts'
import { Link } from '../link/index.ts'
import styles from './button.module.css'
import { type ButtonLook, buttonClass } from './button-class.ts'

type ButtonLinkProps = {
  href: string
  children: ReactNode
  look?: ButtonLook
  icon?: IconSymbol
}

/** A link that looks like a button. */
export function ButtonLink({ href, children, look = 'solid', icon }: ButtonLinkProps) {
  return (
    <Link href={href} className={buttonClass(look)}>
      {children}
      <Icon name={icon ?? 'arrow-right'} className={styles.icon} />
    </Link>
  )
}
