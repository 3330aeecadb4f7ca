import { Paper } from '../../features/ratsinfo/index.ts'
import { useRatsinfoTexts } from '../../i18n/index.ts'
import { BackLink } from '../../ui/link/index.ts'
import type { ViewProps } from '../template.ts'
import styles from './ratsinfo-vorlage.module.css'

/** A paper; its title is the title of the page (spec 2.6). */
export function RatsinfoVorlage({ block }: ViewProps<'ratsinfo-vorlage'>) {
  return (
    <article className={styles.article}>
      <Paper vorlage={block.context} />
      <BackLink>{useRatsinfoTexts().vorlage.back}</BackLink>
    </article>
  )
}
