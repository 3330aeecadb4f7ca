import { GalerieCard } from '../../features/galerie/index.ts'
import { EmptyList, ListFoot, useWholeList } from '../../features/liste/index.ts'
import { useMediathekTexts } from '../../i18n/index.ts'
import type { ViewProps } from '../template.ts'
import styles from './fotogalerie.module.css'

/** Galleries shown where the list is not the page's own. */
const teased = 3

/** Photo galleries, the newest first, in pages (spec 2.6). */
export function Fotogalerie({ block }: ViewProps<'fotogalerie'>) {
  const words = useMediathekTexts().galerie
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
            <GalerieCard eintrag={eintrag} heading={titel ? 'h3' : 'h2'} />
          </li>
        ))}
      </ul>
      <ListFoot list={block.context} whole={whole} words={words.back} />
    </section>
  )
}
