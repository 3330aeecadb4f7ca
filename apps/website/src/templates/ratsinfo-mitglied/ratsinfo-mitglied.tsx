import { Member } from '../../features/ratsinfo/index.ts'
import { useRatsinfoTexts } from '../../i18n/index.ts'
import { BackLink } from '../../ui/link/index.ts'
import type { ViewProps } from '../template.ts'
import styles from './ratsinfo-mitglied.module.css'

/** A council member; the name is the title of the page (spec 2.6). */
export function RatsinfoMitglied({ block }: ViewProps<'ratsinfo-mitglied'>) {
  return (
    <article className={styles.article}>
      <Member mitglied={block.context} />
      <BackLink>{useRatsinfoTexts().mitglied.back}</BackLink>
    </article>
  )
}
