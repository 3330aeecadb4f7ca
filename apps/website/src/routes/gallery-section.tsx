import type { ReactNode } from 'react'
import styles from './gallery.module.css'

type GallerySectionProps = { name: string; example: string; children: ReactNode }

/** One example with its name above it. */
export function GallerySection({ name, example, children }: GallerySectionProps) {
  return (
    <section className={styles.section} data-example={`${name}/${example}`}>
      <h2 className={styles.name}>
        {name} · {example}
      </h2>
      {children}
    </section>
  )
}
