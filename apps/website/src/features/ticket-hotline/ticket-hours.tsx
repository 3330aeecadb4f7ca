import { useTexts } from '../../i18n/index.ts'
import { useBerlinNow } from '../oeffnungszeiten/index.ts'
import { seasonOf, seasons } from './season.ts'
import { useTicketTexts } from './texts.ts'
import styles from './ticket-hours.module.css'

/** When the ticket hotline is staffed, season by season (spec 2.5); in the browser it marks today's. */
export function TicketHours() {
  const words = useTicketTexts()
  const { oeffnungszeiten } = useTexts()
  const now = useBerlinNow()
  return seasons.map(({ name, workdays, weekend }) => {
    const isNow = now !== null && seasonOf(now) === name
    return (
      <div key={name} className={styles.season} data-now={isNow}>
        <p className={styles.name}>
          {words[name]} {isNow && <strong>{words.now}</strong>}
        </p>
        <dl>
          <dt>{oeffnungszeiten.tag.ARBEITSTAG_MO_FR}</dt>
          <dd>{oeffnungszeiten.range(...workdays)}</dd>
          <dt>{words.weekend}</dt>
          <dd>{oeffnungszeiten.range(...weekend)}</dd>
        </dl>
      </div>
    )
  })
}
