import { unterkunftArten } from '@kurstadt/contract'
import { Icon } from '../../ui/icon/index.ts'
import { Link, useCurrentPath } from '../../ui/link/index.ts'
import styles from './house-kinds.module.css'
import { addressOf, type Choices, type HouseQuery } from './house-query.ts'
import { useStayTexts } from './texts.ts'

type HouseKindsProps = {
  query: HouseQuery
  choices: Choices
  /** Page of the motorhome sites; without it that kind has no link. */
  wohnmobil: string | null
}

/** The five kinds of accommodation (spec 2.5): four of the list, and the motorhome sites. */
export function HouseKinds({ query, choices, wohnmobil }: HouseKindsProps) {
  const words = useStayTexts()
  const path = useCurrentPath()
  const countOf = new Map(choices.art.map(({ wert, anzahl }) => [wert, anzahl]))
  return (
    <nav aria-label={words.arten}>
      <ul className={styles.kinds}>
        {unterkunftArten.map((art) => {
          const isChosen = query.art === art
          const anzahl = countOf.get(art)
          return (
            <li key={art}>
              <Link
                className={styles.kind}
                href={addressOf(path, query, { art: isChosen ? null : art })}
                aria-current={isChosen || undefined}
              >
                <span>
                  {words.art[art]}
                  {isChosen && <span className="visuallyHidden"> {words.entfernen}</span>}
                </span>
                {isChosen ? (
                  <Icon name="close" />
                ) : (
                  anzahl !== undefined && (
                    <span className={styles.count}>{words.treffer(anzahl)}</span>
                  )
                )}
              </Link>
            </li>
          )
        })}
        <li>
          {wohnmobil ? (
            <Link className={styles.kind} href={wohnmobil}>
              {words.wohnmobil}
              <Icon name="arrow-right" />
            </Link>
          ) : (
            <span className={styles.kind}>{words.wohnmobil}</span>
          )}
        </li>
      </ul>
    </nav>
  )
}
