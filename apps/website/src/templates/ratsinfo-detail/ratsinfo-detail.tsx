import { Meeting } from '../../features/ratsinfo/index.ts'
import { useRatsinfoTexts } from '../../i18n/index.ts'
import { BackLink } from '../../ui/link/index.ts'
import type { ViewProps } from '../template.ts'
import styles from './ratsinfo-detail.module.css'

/** A meeting; its title is the title of the page (spec 2.6). */
export function RatsinfoDetail({ block }: ViewProps<'ratsinfo-detail'>) {
  return (
    <article className={styles.article}>
      <Meeting sitzung={block.context} />
      <BackLink>{useRatsinfoTexts().sitzungen.back}</BackLink>
    </article>
  )
}
