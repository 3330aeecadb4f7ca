import type { ReactNode } from 'react'
import { classNames } from '../../lib/index.ts'
import styles from './carousel.module.css'

type CarouselProps = {
  label: string
  /** `fade` shows one slide in place of the other, `row` several beside each other. */
  look: 'fade' | 'row'
  slides: readonly ReactNode[]
  className?: string | undefined
}

/**
 * Slides to leaf through. It is a row that scrolls; buttons, keys and the clock come later (spec 9),
 * so that without them nothing is dead.
 */
export function Carousel({ label, look, slides, className }: CarouselProps) {
  const isSeveral = slides.length > 1
  return (
    <section
      data-behaviour={isSeveral ? 'carousel' : undefined}
      className={classNames(styles.carousel, className)}
      aria-label={label}
      data-look={look}
      data-count={slides.length}
    >
      <div className={styles.track} tabIndex={isSeveral ? 0 : undefined}>
        {slides}
      </div>
    </section>
  )
}
