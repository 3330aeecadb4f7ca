import { RichText } from '../../features/rich-text/index.ts'
import type { ViewProps } from '../template.ts'
import styles from './text.module.css'

/** Formatted text with an optional heading. */
export function Text({ block }: ViewProps<'text'>) {
  const { titel, text } = block.options
  return (
    <section className={styles.text} data-slot={block.slotName}>
      {titel && <h2 className={styles.title}>{titel}</h2>}
      <RichText text={text} isBelowHeading={titel !== null} />
    </section>
  )
}
