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
  /** Language of the page that it leads to, where that is not the one of this page. */
  hrefLang?: string | undefined
}

/** A link that looks like a button. */
export function ButtonLink({ href, children, look = 'solid', icon, hrefLang }: ButtonLinkProps) {
  return (
    <Link href={href} hrefLang={hrefLang} className={buttonClass(look)}>
      {children}
      <Icon name={icon ?? 'arrow-right'} className={styles.icon} />
    </Link>
  )
}
