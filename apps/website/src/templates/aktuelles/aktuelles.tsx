import type { AktuellesEintrag } from '@kurstadt/contract'
import { Bild } from '../../features/bild/index.ts'
import { ListFoot, useWholeList } from '../../features/liste/index.ts'
import { formatDate, useTexts } from '../../i18n/index.ts'
import { Link } from '../../ui/link/index.ts'
import type { ViewProps } from '../template.ts'
import styles from './aktuelles.module.css'

type ArticleProps = { eintrag: AktuellesEintrag; heading: 'h2' | 'h3' }

function Article({ eintrag, heading: Heading }: ArticleProps) {
  return (
    <li>
      <article className={styles.card} lang={eintrag.sprache}>
        {eintrag.bild && (
          <Bild
            bild={eintrag.bild}
            ratio="3 / 2"
            sizes="(min-width: 1280px) 26rem, (min-width: 768px) 45vw, 92vw"
          />
        )}
        <div className={styles.text}>
          <p className={styles.date}>
            <time dateTime={eintrag.datum_von}>{formatDate(eintrag.datum_von)}</time>
          </p>
          <Heading className={styles.heading}>
            {eintrag.detailURL ? (
              <Link className={styles.link} href={eintrag.detailURL}>
                {eintrag.titel}
              </Link>
            ) : (
              eintrag.titel
            )}
          </Heading>
          <p>{eintrag.einleitung}</p>
        </div>
      </article>
    </li>
  )
}

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
      {data.length === 0 && <p>{words.empty}</p>}
      <ul className={styles.list}>
        {data.slice(0, whole ? teased : data.length).map((eintrag) => (
          <Article key={eintrag.id} eintrag={eintrag} heading={titel ? 'h3' : 'h2'} />
        ))}
      </ul>
      <ListFoot list={block.context} whole={whole} words={words.back} />
    </section>
  )
}
