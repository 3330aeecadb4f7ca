import { Committee } from '../../features/ratsinfo/index.ts'
import { useRatsinfoTexts } from '../../i18n/index.ts'
import { BackLink } from '../../ui/link/index.ts'
import type { ViewProps } from '../template.ts'
import styles from './ratsinfo-gremium.module.css'

/** A committee; its name is the title of the page (spec 2.6). */
export function RatsinfoGremium({ block }: ViewProps<'ratsinfo-gremium'>) {
  return (
    <article className={styles.article}>
      <Committee gremium={block.context} />
      <BackLink>{useRatsinfoTexts().gremium.back}</BackLink>
    </article>
  )
}
