import type { Abfallart, Abfallkalender } from '@kurstadt/contract'
import { Choice, ChoiceList } from '../../ui/choice/index.ts'
import { Icon } from '../../ui/icon/index.ts'
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
    <nav aria-label={words.arten} className={styles.choices}>
      <ChoiceList>
        <li>
          <Choice href={address({ arten: null })} isCurrent={chosen.length === 0}>
            {words.alleArten}
          </Choice>
        </li>
        {arten.map(({ farbe, id, titel }) => (
          <li key={id}>
            <Choice href={address({ arten: other(id).join(',') })} isCurrent={chosen.includes(id)}>
              <span className={styles.colour} style={{ background: farbe }} aria-hidden="true" />
              {titel}
            </Choice>
          </li>
        ))}
      </ChoiceList>
    </nav>
  )
}

/** The list, or a month. */
export function ViewChoice({ heute, street }: Pick<Abfallkalender, 'heute'> & { street: number }) {
  const words = useAbfallTexts()
  const { monat } = useAbfallQuery()
  const address = useCalendarAddress(street)
  return (
    <nav aria-label={words.ansicht} className={styles.choices}>
      <ChoiceList>
        <li>
          <Choice href={address({ monat: null })} isCurrent={monat === undefined}>
            <Icon name="menu" />
            {words.liste}
          </Choice>
        </li>
        <li>
          <Choice
            href={address({ monat: monat ?? heute.slice(0, 7) })}
            isCurrent={monat !== undefined}
          >
            <Icon name="kalender" />
            {words.monat}
          </Choice>
        </li>
      </ChoiceList>
    </nav>
  )
}
