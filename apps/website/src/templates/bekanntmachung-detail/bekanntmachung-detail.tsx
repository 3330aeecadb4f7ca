import { Notice } from '../../features/bekanntmachungen/index.ts'
import { Teilen } from '../../features/teilen/index.ts'
import { useNoticeTexts } from '../../i18n/index.ts'
import { BackLink } from '../../ui/link/index.ts'
import type { ViewProps } from '../template.ts'
import styles from './bekanntmachung-detail.module.css'

/** One public notice in full, with its place in the log. */
export function BekanntmachungDetail({ block }: ViewProps<'bekanntmachung-detail'>) {
  const words = useNoticeTexts()
  return (
    <article className={styles.article}>
      <Notice notice={block.context} />
      <Teilen titel={block.context.titel} />
      <BackLink>{words.back}</BackLink>
    </article>
  )
}
