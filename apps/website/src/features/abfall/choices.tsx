import type { Abfallart, Abfallkalender } from '@kurstadt/contract'
import { Icon } from '../../ui/icon/index.ts'
import { Link } from '../../ui/link/index.ts'
import styles from './choices.module.css'
import { chosenKinds, useAbfallQuery, useCalendarAddress } from './query.ts'
import { useAbfallTexts } from './texts.ts'

type ChoiceProps = { arten: readonly Abfallart[]; street: number }

/** The kinds to show: each is a link that takes it in or leaves it out. */
export function KindChoice({ arten, street }: ChoiceProps) {
  const words = useAbfallTexts()
  const chosen = chosenKinds(useAbfallQuery())
  const address = useCalendarAddress(street)
  const other = (id: number) =>
    chosen.includes(id) ? chosen.filter((one) => one !== id) : [...chosen, id].sort((a, b) => a - b)
  return (
    <nav aria-label={words.arten}>
      <ul className={styles.choices}>
        <li>
          <Link
            href={address({ arten: null })}
            className={styles.choice}
            aria-current={chosen.length === 0 ? 'true' : undefined}
          >
            {words.alleArten}
          </Link>
        </li>
        {arten.map(({ farbe, id, titel }) => (
          <li key={id}>
            <Link
              href={address({ arten: other(id).join(',') })}
              className={styles.choice}
              aria-current={chosen.includes(id) ? 'true' : undefined}
            >
              <span className={styles.colour} style={{ background: farbe }} aria-hidden="true" />
              {titel}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}

/** The list, or a month. */
export function ViewChoice({ heute, street }: Pick<Abfallkalender, 'heute'> & { street: number }) {
  const words = useAbfallTexts()
  const { monat } = useAbfallQuery()
  const address = useCalendarAddress(street)
  const current = (is: boolean) => (is ? 'true' : undefined)
  return (
    <nav aria-label={words.ansicht} className={styles.choices}>
      <Link
        href={address({ monat: null })}
        className={styles.choice}
        aria-current={current(monat === undefined)}
      >
        <Icon name="menu" />
        {words.liste}
      </Link>
      <Link
        href={address({ monat: monat ?? heute.slice(0, 7) })}
        className={styles.choice}
        aria-current={current(monat !== undefined)}
      >
        <Icon name="kalender" />
        {words.monat}
      </Link>
    </nav>
  )
}
