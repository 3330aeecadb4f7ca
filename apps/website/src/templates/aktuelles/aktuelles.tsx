import { AktuellesCard } from '../../features/aktuelles/index.ts'
import { FeedLink } from '../../features/feeds/index.ts'
import { EmptyList, ListFoot, useWholeList } from '../../features/liste/index.ts'
import { useTexts } from '../../i18n/index.ts'
import type { ViewProps } from '../template.ts'
import styles from './aktuelles.module.css'

/** Articles shown where the list is not the page's own. */
const teased = 3

/** News, newest first, in pages (spec 7: `datum_von` descending, then `sortierung`). */
export function Aktuelles({ block }: ViewProps<'aktuelles'>) {
  const words = useTexts().aktuelles
  const { titel } = block.options
  const { data } = block.context
  const whole = useWholeList(data)
  return (
    <section className={styles.section}>
      {titel && <h2>{titel}</h2>}
      <EmptyList list={block.context}>
        <p>{words.empty}</p>
      </EmptyList>
      <ul className={styles.list}>
        {data.slice(0, whole ? teased : data.length).map((eintrag) => (
          <li key={eintrag.id}>
            <AktuellesCard eintrag={eintrag} heading={titel ? 'h3' : 'h2'} />
          </li>
        ))}
      </ul>
      <ListFoot list={block.context} whole={whole} words={words.back} />
      {!whole && <FeedLink typ="aktuelles" />}
    </section>
  )
}
