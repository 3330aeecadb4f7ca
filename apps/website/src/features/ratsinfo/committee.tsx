import type { Gremium } from '@kurstadt/contract'
import { useLang, useRatsinfoTexts } from '../../i18n/index.ts'
import { ButtonLink } from '../../ui/button/index.ts'
import { RichText } from '../rich-text/index.ts'
import styles from './committee.module.css'
import { NamedLink } from './named-link.tsx'
import { useCouncilPlaces } from './places.ts'
import { SubscribeLinks } from './subscribe-links.tsx'
import { useTime } from './time.ts'

type Seat = Gremium['mitglieder'][number]

function Seat({ seat, hasTime }: { seat: Seat; hasTime: boolean }) {
  const words = useRatsinfoTexts().gremium
  const time = useTime(seat)
  const address = useCouncilPlaces().mitglied(seat)
  const { vorname, nachname, fraktion, funktion } = seat
  const facts = [fraktion, hasTime ? time : ''].filter(Boolean).join(', ')
  return (
    <li className={styles.seat}>
      <NamedLink href={address} className={styles.name}>
        {vorname} {nachname}
      </NamedLink>
      {funktion !== 'mitglied' && <span className={styles.role}>{words.funktion[funktion]}</span>}
      {facts !== '' && <span className={styles.soft}>{facts}</span>}
    </li>
  )
}

function Seats({ seats, hasTime = false }: { seats: readonly Seat[]; hasTime?: boolean }) {
  return (
    <ul className={styles.seats}>
      {seats.map((seat, at) => (
        <Seat key={`${seat.id} ${String(at)}`} seat={seat} hasTime={hasTime} />
      ))}
    </ul>
  )
}

/** What a committee is there for, its meetings, and its members, those of before below them. */
export function Committee({ gremium }: { gremium: Gremium }) {
  const words = useRatsinfoTexts().gremium
  const lang = useLang('de')
  const { id, vorsitz, mitglieder, fruehere } = gremium
  const { sitzungen, vorlagen } = useCouncilPlaces()
  return (
    <div className={styles.committee}>
      <p className={styles.ways}>
        <ButtonLink href={`${sitzungen}?gremium_id=${id}`} hrefLang={lang}>
          {words.sitzungen}
        </ButtonLink>{' '}
        <ButtonLink href={`${vorlagen}?gremium_id=${id}`} look="quiet" hrefLang={lang}>
          {words.vorlagen}
        </ButtonLink>
      </p>
      <RichText text={gremium.text} lang={lang} />
      <section className={styles.part} aria-labelledby="mitglieder">
        <h2 id="mitglieder">
          {words.mitglieder} ({mitglieder.length})
        </h2>
        {vorsitz && (
          <p>
            <strong>{words.vorsitz}:</strong> <span lang={lang}>{vorsitz}</span>
          </p>
        )}
        {mitglieder.length === 0 && <p>{words.keine}</p>}
        <Seats seats={mitglieder} />
        {fruehere.length > 0 && (
          <details>
            <summary className={styles.summary}>
              {words.fruehere} ({fruehere.length})
            </summary>
            <Seats seats={fruehere} hasTime />
          </details>
        )}
      </section>
      <SubscribeLinks gremium={id} />
    </div>
  )
}
