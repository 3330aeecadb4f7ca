import {
  NoticeFilter,
  NoticeList,
  SubscribeNotices,
  useNoticeQuery,
} from '../../features/bekanntmachungen/index.ts'
import { EmptyList, ListFoot, useWholeList } from '../../features/liste/index.ts'
import { useNoticeTexts } from '../../i18n/index.ts'
import type { ViewProps } from '../template.ts'
import styles from './bekanntmachungen.module.css'

/** Notices shown where the list is not the page's own. */
const teased = 3

/** Public notices, the newest first, by state, kind and year. */
export function Bekanntmachungen({ block }: ViewProps<'bekanntmachungen'>) {
  const words = useNoticeTexts()
  const query = useNoticeQuery()
  const { einleitung, titel } = block.options
  const { data, jahre } = block.context
  const whole = useWholeList(data)
  return (
    <section className={styles.section}>
      {titel && <h2>{titel}</h2>}
      {einleitung && <p className={styles.intro}>{einleitung}</p>}
      {!whole && <NoticeFilter jahre={jahre} />}
      <EmptyList list={block.context} query={query}>
        <p role="status">{words.leer}</p>
      </EmptyList>
      <NoticeList notices={whole ? data.slice(0, teased) : data} heading={titel ? 'h3' : 'h2'} />
      <ListFoot list={block.context} whole={whole} words={words.back} query={query} />
      {!whole && <SubscribeNotices />}
    </section>
  )
}
