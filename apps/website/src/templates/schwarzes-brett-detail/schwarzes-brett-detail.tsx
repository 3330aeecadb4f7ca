import { Notice, useBrettTexts } from '../../features/brett/index.ts'
import { BackLink } from '../../ui/link/index.ts'
import type { ViewProps } from '../template.ts'
import styles from './schwarzes-brett-detail.module.css'

/** One notice; its heading is the title of the page. */
export function SchwarzesBrettDetail({ block }: ViewProps<'schwarzes-brett-detail'>) {
  const words = useBrettTexts()
  return (
    <article className={styles.article}>
      <Notice notice={block.context} />
      <BackLink>{words.zurueck}</BackLink>
    </article>
  )
}
