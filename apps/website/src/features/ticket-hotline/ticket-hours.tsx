import type { Einstellungen, Kartenzeiten } from '@kurstadt/contract'
import { useTexts } from '../../i18n/index.ts'
import { type Season, seasons } from './season.ts'
import { useTicketTexts } from './texts.ts'
import styles from './ticket-hours.module.css'

type SeasonProps = { season: Season; zeiten: Kartenzeiten; heading: 'h3' | 'p' }

function SeasonHours({ season, zeiten, heading: Name }: SeasonProps) {
  const words = useTicketTexts()
  const { oeffnungszeiten } = useTexts()
  const { werktags, wochenende } = zeiten
  if (werktags === null && wochenende === null) return null
  const days = [
    { name: oeffnungszeiten.tag.ARBEITSTAG_MO_FR, span: werktags },
    { name: words.weekend, span: wochenende },
  ]
  return (
    <div className={styles.season} data-behaviour="ticket-hours" data-season={season}>
      <Name className={styles.name}>
        {words[season]} <strong hidden>{words.now}</strong>
      </Name>
      <dl>
        {days.map(({ name, span }) => (
          <div key={name} className={styles.days}>
            <dt>{name}</dt>
            <dd>{span ? oeffnungszeiten.range(span.beginn, span.ende) : words.nobody}</dd>
          </div>
        ))}
      </dl>
    </div>
  )
}

type TicketHoursProps = {
  zeiten: Einstellungen['festival']['kartenzeiten']
  heading?: SeasonProps['heading']
}

/** When the ticket hotline is staffed, season by season (spec 2.5); in the browser it marks today's. */
export function TicketHours({ zeiten, heading = 'p' }: TicketHoursProps) {
  return seasons.map((season) => (
    <SeasonHours key={season} season={season} zeiten={zeiten[season]} heading={heading} />
  ))
}
