import type { ReactNode } from 'react'
import { classNames } from '../../lib/index.ts'
import styles from './figure.module.css'

type FigureProps = {
  children: ReactNode
  caption?: string | null | undefined
  /** Language of the caption where it is not the page's. */
  lang?: string | undefined
  /** Line that names who made the picture, already in words. */
  copyright?: string | null | undefined
  /** True when that line lies on the picture, at its lower edge; a caption never does. */
  isOnPicture?: boolean
  className?: string | undefined
}

/** A picture with its caption and the line that names its author. */
export function Figure({
  children,
  caption,
  lang,
  copyright,
  isOnPicture,
  className,
}: FigureProps) {
  const author = copyright && <small className={styles.copyright}>{copyright}</small>
  return (
    <figure className={classNames(styles.figure, className)}>
      {isOnPicture ? (
        <div className={styles.on}>
          {children}
          {author}
        </div>
      ) : (
        children
      )}
      {(caption || (author && !isOnPicture)) && (
        <figcaption className={styles.caption}>
          {caption && (
            <span className={styles.text} lang={lang}>
              {caption}
            </span>
          )}
          {!isOnPicture && author}
        </figcaption>
      )}
    </figure>
  )
}
