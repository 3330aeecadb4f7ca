import { FilmTile } from '../../features/film/index.ts'
import { EmptyList, ListFoot } from '../../features/liste/index.ts'
import { useMediathekTexts } from '../../i18n/index.ts'
import type { ViewProps } from '../template.ts'
import styles from './videos.module.css'

/** Three films, each opened in a modal player; more follow on the next page (spec 2.7). */
export function Videos({ block }: ViewProps<'videos'>) {
  const words = useMediathekTexts().film
  const { titel } = block.options
  const { data } = block.context
  return (
    <section className={styles.section}>
      {titel && <h2>{titel}</h2>}
      <EmptyList list={block.context}>
        <p>{words.empty}</p>
      </EmptyList>
      <ul className={styles.list}>
        {data.map((film) => (
          <li key={film.id}>
            <FilmTile film={film} heading={titel ? 'h3' : 'h2'} />
          </li>
        ))}
      </ul>
      <ListFoot list={block.context} whole={null} words="" />
    </section>
  )
}
