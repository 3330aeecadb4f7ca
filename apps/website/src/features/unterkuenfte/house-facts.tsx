import type { Unterkunft } from '@kurstadt/contract'
import { formatDate, formatMetres, formatWholeEuro, useLang, useSprache } from '../../i18n/index.ts'
import { Badge } from '../../ui/badge/index.ts'
import { closedIn, closedSpan, closedUntil } from './closed-days.ts'
import styles from './house-facts.module.css'
import type { Stay } from './stay-dates.ts'
import { useStayTexts } from './texts.ts'

/** Stars of a house: seen as signs, heard as a number. */
export function Stars({ sterne }: Pick<Unterkunft, 'sterne'>) {
  const words = useStayTexts()
  if (sterne === null) return null
  return (
    <span className={styles.stars}>
      <span aria-hidden="true">{'★'.repeat(sterne)}</span>
      <span className="visuallyHidden">{words.sterne(sterne)}</span>
    </span>
  )
}

/** The lowest price of a night and what it is for. */
export function NightPrice({ preis_ab, preis_je }: Pick<Unterkunft, 'preis_ab' | 'preis_je'>) {
  const words = useStayTexts()
  const sprache = useSprache()
  if (preis_ab === null) return words.preisAnfrage
  return (
    <>
      <strong>{words.ab(formatWholeEuro(preis_ab, sprache))}</strong>{' '}
      {preis_je && <span className={styles.unit}>{words.je[preis_je]}</span>}
    </>
  )
}

/** How far it is to spa park and station, as the crow flies; nothing where neither is known. */
export function Distances({ entfernungen }: Pick<Unterkunft, 'entfernungen'>) {
  const words = useStayTexts()
  const sprache = useSprache()
  const { kurpark, bahnhof } = entfernungen
  const parts = [
    kurpark === null ? null : words.zumKurpark(formatMetres(kurpark, sprache)),
    bahnhof === null ? null : words.zumBahnhof(formatMetres(bahnhof, sprache)),
  ].filter((part) => part !== null)
  if (parts.length === 0) return null
  return (
    <>
      {parts.join(', ')} <span className={styles.unit}>({words.luftlinie})</span>
    </>
  )
}

/** Days on which a house is shut, each with why. */
export function ClosedDays({ house }: { house: Pick<Unterkunft, 'schliesstage' | 'sprache'> }) {
  const words = useStayTexts()
  const lang = useLang(house.sprache)
  return (
    <ul className={styles.closed}>
      {house.schliesstage.map((days) => (
        <li key={`${days.von}-${days.bis}`}>
          {closedSpan(days, words)}
          {days.hinweis && (
            <>
              {': '}
              <span lang={lang}>{days.hinweis}</span>
            </>
          )}
        </li>
      ))}
    </ul>
  )
}

type Closable = Pick<Unterkunft, 'schliesstage'>

/** Says until when a house is shut; nothing of one that is open today. */
export function ClosedMark({ heute, house }: { house: Closable; heute: string }) {
  const words = useStayTexts()
  const until = closedUntil(house, heute)
  if (until === null) return null
  const day = formatDate(until)
  return (
    <div>
      <Badge tone="warn">{until === heute ? words.zuAm(day) : words.zuBis(day)}</Badge>
    </div>
  )
}

/** Says on which days of a stay a house is shut; nothing where it is open all the time. */
export function ClosedInStay({ house, stay }: { house: Closable; stay: Stay }) {
  const words = useStayTexts()
  const days = closedIn(house, stay).map((one) => closedSpan(one, words))
  if (days.length === 0) return null
  return (
    <div>
      <Badge tone="warn">{words.zuInIhrerZeit(days.join(', '))}</Badge>
    </div>
  )
}
