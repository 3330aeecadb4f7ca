import type { Sprache, Veranstaltung } from '@kurstadt/contract'
import { Kontakt } from '../../features/kontakt/index.ts'
import { Dates, Times } from '../../features/veranstaltungen/index.ts'
import {
  type EventPageTexts,
  formatEuro,
  formatWeekday,
  type Texts,
  useEventTexts,
  useLang,
  useSprache,
  useTexts,
} from '../../i18n/index.ts'
import { Link, useCurrentPath } from '../../ui/link/index.ts'
import { Fact, type Line, Lines } from './fact.tsx'
import { Place, placeOf } from './place.tsx'
import { hasSeats } from './production.tsx'
import styles from './veranstaltung-detail.module.css'

type Of = { event: Veranstaltung }
type FactsProps = Of & {
  /** The series at its next day, where another day is shown because somebody chose it. */
  next: Veranstaltung | null
}

/** Says of a day that somebody chose which one is the next. */
function Next({ event, next }: FactsProps) {
  const path = useCurrentPath()
  const words = useEventTexts().veranstaltung
  const isSame = next?.datum_von === event.datum_von && next.timeFrom === event.timeFrom
  if (next === null || next.vergangen || isSame) return null
  return (
    <Fact icon="kalender" label={words.next}>
      <Link href={path}>
        <Dates of={next} />
        {next.timeFrom && ', '}
        <Times of={next} />
      </Link>
    </Fact>
  )
}

function When({ event, next }: FactsProps) {
  const page = useEventTexts().veranstaltung
  const sprache = useSprache()
  const isSeries = (event.termine?.length ?? 0) > 1 && !event.vergangen && !next
  const label = isSeries ? page.next : page.date
  return (
    <>
      <Fact icon="kalender" label={label}>
        {formatWeekday(event.datum_von, sprache)}, <Dates of={event} />
      </Fact>
      {event.timeFrom && (
        <Fact icon="clock" label={page.time}>
          <Times of={event} />
          {event.ueber_mitternacht && ` (${page.nextDay})`}
        </Fact>
      )}
      <Next event={event} next={next} />
    </>
  )
}

/** What the organiser says of the price, in the organiser's language; that it is free is ours. */
function pricesOf(
  event: Veranstaltung,
  words: Texts['veranstaltungen'],
  { sprache, lang }: { sprache: Sprache; lang: Sprache | undefined },
): Line[] {
  const { preis, kostenlos, kartenhinweis } = event
  // Seats have a table of their own; here it is enough what they cost in all.
  const preise = preis !== null && hasSeats(event) ? [] : event.preise
  const prices = [
    ...(preis === null || preise.length > 0 ? [] : [preis]),
    ...preise.map(
      ({ bezeichnung, betrag }) =>
        `${bezeichnung}: ${betrag === 0 ? words.free : formatEuro(betrag, sprache)}`,
    ),
    ...(kartenhinweis === null ? [] : [kartenhinweis]),
  ]
  // «Eintritt frei, Spenden erbeten» says it by itself.
  const isStatedFree = prices.some((one) => one.startsWith(words.free))
  const lines = prices.map((text) => ({ text, lang }))
  return kostenlos && !isStatedFree ? [{ text: words.free }, ...lines] : lines
}

type AccessWords = EventPageTexts['veranstaltung']['accessFacts']

function accessOf(
  { barrierefrei, barrierefreiheit }: Veranstaltung,
  { accessible }: Texts['veranstaltungen'],
  words: AccessWords,
  lang: Sprache | undefined,
): Line[] {
  const { hinweis, ...facts } = barrierefreiheit
  const names: readonly (keyof typeof words)[] = [
    'stufenlos',
    'aufzug',
    'toilette',
    'parkplatz',
    'hoeranlage',
    'gebaerdensprache',
    'audiodeskription',
    'leichte_sprache',
    'assistenzhund',
  ]
  const known = names.filter((name) => facts[name]).map((name) => ({ text: words[name] }))
  return [
    ...(barrierefrei ? [{ text: accessible }] : []),
    ...known,
    ...(hinweis === null ? [] : [{ text: hinweis, lang }]),
  ]
}

function Who({ event }: Of) {
  const words = useEventTexts().veranstaltung
  const lang = useLang(event.sprache)
  const { veranstalter, kontakt } = event
  if (!(veranstalter || kontakt.telefon || kontakt.email || kontakt.link)) return null
  return (
    <Fact icon="people" label={words.organiser}>
      {veranstalter && <span lang={lang}>{veranstalter}</span>}
      <Kontakt kontakt={kontakt} of={veranstalter ?? event.titel} />
    </Fact>
  )
}

function Categories({ event }: Of) {
  const words = useEventTexts().veranstaltung
  if (event.rubriken.length === 0) return null
  return (
    <Fact icon="info" label={words.categories}>
      <ul className={styles.categories}>
        {event.rubriken.map(({ id, rubrik, detailURL }) => (
          <li key={id}>{detailURL ? <Link href={detailURL}>{rubrik}</Link> : rubrik}</li>
        ))}
      </ul>
    </Fact>
  )
}

/** When, where and for how much: everything one asks first about an event. */
export function Facts({ event, next }: FactsProps) {
  const sprache = useSprache()
  const words = useTexts().veranstaltungen
  const place = placeOf(event)
  const lang = useLang(event.sprache)
  const prices = pricesOf(event, words, { sprache, lang })
  const page = useEventTexts().veranstaltung
  const access = accessOf(event, words, page.accessFacts, lang)
  return (
    <dl className={styles.facts}>
      <When event={event} next={next} />
      {place && (
        <Fact icon="place" label={page.venue}>
          <Place place={place} />
        </Fact>
      )}
      {prices.length > 0 && (
        <Fact icon="price" label={page.price}>
          <Lines of={prices} />
        </Fact>
      )}
      {event.familien && (
        <Fact icon="people" label={page.suited}>
          {words.families}
        </Fact>
      )}
      {access.length > 0 && (
        <Fact icon="accessible" label={page.access}>
          <Lines of={access} />
        </Fact>
      )}
      <Who event={event} />
      <Categories event={event} />
    </dl>
  )
}
