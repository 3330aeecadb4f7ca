import type { ReactNode } from 'react'
import { classNames } from '../../lib/index.ts'
import styles from './figure.module.css'

type FigureProps = {
  children: ReactNode
  caption?: string | null | undefined
  /** Line that names who made the picture, already in words. */
  copyright?: string | null | undefined
  className?: string | undefined
}

/** A picture with its caption and the line that names its author. */
export function Figure({ children, caption, copyright, className }: FigureProps) {
  return (
    <figure className={classNames(styles.figure, className)}>
      {children}
      {(caption || copyright) && (
        <figcaption className={styles.caption}>
          {caption && <span className={styles.text}>{caption}</span>}
          {copyright && <small className={styles.copyright}>{copyright}</small>}
        </figcaption>
      )}
    </figure>
  )
}
