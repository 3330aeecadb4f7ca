import type { ReactNode } from 'react'
import { Link } from '../link/index.ts'
import styles from './card.module.css'

type CardProps = {
  as?: 'article' | 'li'
  className?: string | undefined
  /** Stands above the words, as wide as the card. */
  picture?: ReactNode
  children: ReactNode
}

/** A picture with a title and some words; all of it leads where its title leads. */
export function Card({ as: Frame = 'article', className, picture, children }: CardProps) {
  return (
    <Frame className={className ? `${styles.card} ${className}` : styles.card}>
      {picture}
      <div className={styles.text}>{children}</div>
    </Frame>
  )
}

type CardTitleProps = {
  heading: 'h2' | 'h3'
  /** Null or absent: there is nothing behind the card, and its title is no link. */
  href?: string | null | undefined
  lang?: string | undefined
  children: ReactNode
}

/** The title of a card. */
export function CardTitle({ heading: Heading, href, lang, children }: CardTitleProps) {
  return (
    <Heading className={styles.title} lang={lang}>
      {href ? (
        <Link className={styles.link} href={href}>
          {children}
        </Link>
      ) : (
        children
      )}
    </Heading>
  )
}
