import { useTexts } from '../../i18n/index.ts'
import { seasons } from './season.ts'
import { useTicketTexts } from './texts.ts'
import styles from './ticket-hours.module.css'

/** When the ticket hotline is staffed, season by season (spec 2.5); in the browser it marks today's. */
export function TicketHours() {
  const words = useTicketTexts()
  const { oeffnungszeiten } = useTexts()
  return seasons.map(({ name, workdays, weekend }) => (
    <div key={name} className={styles.season} data-behaviour="ticket-hours" data-season={name}>
      <p className={styles.name}>
        {words[name]} <strong hidden>{words.now}</strong>
      </p>
      <dl>
        <dt>{oeffnungszeiten.tag.ARBEITSTAG_MO_FR}</dt>
        <dd>{oeffnungszeiten.range(...workdays)}</dd>
        <dt>{words.weekend}</dt>
        <dd>{oeffnungszeiten.range(...weekend)}</dd>
      </dl>
    </div>
  ))
}
