import type { Veranstaltung } from '@kurstadt/contract'
import { useId } from 'react'
import { BildFigure } from '../../features/bild/index.ts'
import { Preis, usePriceTexts } from '../../features/preise/index.ts'
import { useEventTexts, useLang } from '../../i18n/index.ts'
import styles from './production.module.css'

type Of = { event: Veranstaltung }

/** Who sings, plays and leads; nothing when nobody has said. */
export function Cast({ event }: Of) {
  const words = useEventTexts().veranstaltung
  const lang = useLang(event.sprache)
  if (event.besetzung.length === 0) return null
  return (
    <section className={styles.section}>
      <h2>{words.cast}</h2>
      <dl className={styles.cast} lang={lang}>
        {event.besetzung.map(({ aufgabe, name }) => (
          <div key={`${aufgabe} ${name}`} className={styles.part}>
            <dt>{aufgabe}</dt>
            <dd>{name}</dd>
          </div>
        ))}
      </dl>
    </section>
  )
}

/** True for an event whose prices are those of seats: they have a table of their own. */
export const hasSeats = ({ saison, preise }: Veranstaltung) => saison !== null && preise.length > 0

/** Seats with their prices as a table, and where they are. */
export function Seats({ event }: Of) {
  const words = useEventTexts().veranstaltung
  const price = usePriceTexts()
  const lang = useLang(event.sprache)
  const id = useId()
  const { saalplan, preise } = event
  if (saalplan === null && !hasSeats(event)) return null
  return (
    <section className={styles.section}>
      <h2 id={id}>{words.seats}</h2>
      {hasSeats(event) && (
        <table className={styles.seats} aria-labelledby={id}>
          <thead className="visuallyHidden">
            <tr>
              <th scope="col">{words.category}</th>
              <th scope="col">{price.preis}</th>
            </tr>
          </thead>
          <tbody>
            {preise.map(({ bezeichnung, betrag }) => (
              <tr key={`${bezeichnung} ${betrag}`}>
                <th scope="row" lang={lang}>
                  {bezeichnung}
                </th>
                <td>
                  <Preis preis={{ betrag }} />
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
      {saalplan && (
        <BildFigure
          bild={saalplan}
          bildtext={saalplan.bildtext}
          bildcopyright={saalplan.copyright}
          lang={lang}
          sizes="(min-width: 1024px) 48rem, 92vw"
        />
      )}
    </section>
  )
}
