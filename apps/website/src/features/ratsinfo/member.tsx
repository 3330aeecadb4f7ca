import type { Ratsmitglied } from '@kurstadt/contract'
import { useLang, useRatsinfoTexts, useSprache } from '../../i18n/index.ts'
import { ButtonLink } from '../../ui/button/index.ts'
import { BildFigure } from '../bild/index.ts'
import { contactPage, Kontakt } from '../kontakt/index.ts'
import styles from './member.module.css'
import { NamedLink } from './named-link.tsx'
import { useCouncilPlaces } from './places.ts'
import { useTime } from './time.ts'

type Seat = Ratsmitglied['gremien'][number]

function Seat({ seat }: { seat: Seat }) {
  const words = useRatsinfoTexts().gremium
  const time = useTime(seat)
  const facts = [seat.funktion === 'mitglied' ? '' : words.funktion[seat.funktion], time]
  return (
    <li>
      <NamedLink href={useCouncilPlaces().gremium(seat)} className={styles.link} lang="de">
        {seat.titel}
      </NamedLink>{' '}
      <span className={styles.soft}>{facts.filter(Boolean).join(', ')}</span>
    </li>
  )
}

function Seats({ title, seats }: { title: string; seats: readonly Seat[] }) {
  if (seats.length === 0) return null
  return (
    <section className={styles.part}>
      <h2>{title}</h2>
      <ul className={styles.list}>
        {seats.map((seat, at) => (
          <Seat key={`${seat.id} ${String(at)}`} seat={seat} />
        ))}
      </ul>
    </section>
  )
}

/** Telephone and mail that somebody has released; else the way by the town hall. */
function Contact({ mitglied }: { mitglied: Ratsmitglied }) {
  const words = useRatsinfoTexts().mitglied
  const sprache = useSprache()
  const { vorname, nachname, kontakt } = mitglied
  const { telefon, email, link } = kontakt
  return (
    <section className={styles.part}>
      <h2>{words.kontakt}</h2>
      {telefon || email || link ? (
        <Kontakt kontakt={kontakt} of={`${vorname} ${nachname}`} />
      ) : (
        <>
          <p>{words.ueberRathaus}</p>
          <p>
            <ButtonLink href={contactPage[sprache]} look="quiet">
              {words.schreiben}
            </ButtonLink>
          </p>
        </>
      )}
    </section>
  )
}

/** A council member: faction, how to write, committees of today and of before. */
export function Member({ mitglied }: { mitglied: Ratsmitglied }) {
  const words = useRatsinfoTexts().mitglied
  const lang = useLang('de')
  const { fraktion, bild, bildtext, bildcopyright, seit, bis, gremien, fruehere_gremien } = mitglied
  const time = useTime({ von: seit, bis })
  return (
    <div className={styles.member}>
      {bild && (
        <BildFigure
          bild={bild}
          bildtext={bildtext}
          bildcopyright={bildcopyright}
          ratio="4 / 5"
          sizes="(min-width: 640px) 14rem, 60vw"
          isFirst
          className={styles.picture}
        />
      )}
      <div className={styles.facts}>
        <p className={styles.faction}>
          {words.fraktion}:{' '}
          <span lang={fraktion === null ? undefined : lang}>{fraktion ?? words.ohneFraktion}</span>
        </p>
        {time !== '' && (
          <p>
            {words.imRat}: {time}
          </p>
        )}
        <Contact mitglied={mitglied} />
        <Seats title={words.gremien} seats={gremien} />
        <Seats title={words.fruehere} seats={fruehere_gremien} />
      </div>
    </div>
  )
}
