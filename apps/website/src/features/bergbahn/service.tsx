import type { Abfahrt, Abfahrten } from '@kurstadt/contract'
import { formatDay, useLang, useSprache } from '../../i18n/index.ts'
import { intervalOf } from './run-words.ts'
import styles from './service.module.css'
import { useBergbahnTexts } from './texts.ts'

/** What runs on a day, without the timetables. */
export type Day = Omit<Abfahrten, 'fahrplaene'>

type DayProps = { day: Day }

/** The directions that are told apart on a day: one, where all cars go both ways. */
export function directionsOf(abfahrten: readonly Abfahrt[]): Abfahrt['richtung'][] {
  return abfahrten.every(({ richtung }) => richtung === 'beide') ? ['beide'] : ['berg', 'tal']
}

/** The times in one direction. */
export function timesIn(abfahrten: readonly Abfahrt[], richtung: Abfahrt['richtung']): string[] {
  return abfahrten
    .filter((one) => one.richtung === richtung || one.richtung === 'beide')
    .map(({ zeit }) => zeit)
}

/** That nothing runs, why, and when something does again. */
function Rest({ day: { heute, ruht, sprache, tag, wieder } }: DayProps) {
  const words = useBergbahnTexts()
  const own = useSprache()
  const lang = useLang(sprache)
  if (ruht === null) return null
  return (
    <>
      <p className={styles.rests}>{tag === heute ? words.faehrtHeuteNicht : words.faehrtNicht}</p>
      {ruht.art === 'ausnahme' ? (
        ruht.grund && <p lang={lang}>{ruht.grund}</p>
      ) : (
        <p>{words.ruht[ruht.art]}</p>
      )}
      {wieder && <p>{words.wieder(formatDay(wieder.tag, own), wieder.zeit)}</p>}
    </>
  )
}

/** What runs on a day, in a sentence: from when to when and how often, or why nothing does. */
export function ServiceInWords({ day }: DayProps) {
  const words = useBergbahnTexts()
  const { abfahrten } = day
  const zeiten = [...new Set(abfahrten.map(({ zeit }) => zeit))]
  const [first, last] = [zeiten[0], zeiten.at(-1)]
  if (first === undefined || last === undefined) return <Rest day={day} />
  const interval = directionsOf(abfahrten).length === 1 ? intervalOf(zeiten) : null
  const span = first === last ? words.einmal(first) : words.von(first, last)
  const times = interval === null ? span : `${span}, ${words.alle(interval)}`
  return <p>{words.faehrt(times)}</p>
}

/**
 * When the next car goes. Without a clock that runs it is the first and the last of the day; its
 * behaviour says the rest with every minute.
 */
export function NextDepartures({ day: { abfahrten, tag, wieder } }: DayProps) {
  const words = useBergbahnTexts()
  const sprache = useSprache()
  return directionsOf(abfahrten).map((richtung) => {
    const zeiten = timesIn(abfahrten, richtung)
    const [first, last] = [zeiten[0], zeiten.at(-1)]
    if (first === undefined || last === undefined) return null
    const text = words.ersteLetzte(first, last)
    return (
      <p
        key={richtung}
        className={styles.next}
        data-behaviour="next-departure"
        data-tag={tag}
        data-zeiten={zeiten.join(' ')}
        data-wieder={wieder ? `${wieder.tag}T${wieder.zeit}` : ''}
        data-richtung={richtung}
        data-sprache={sprache}
      >
        {richtung === 'beide' ? text : `${words[richtung]}: ${text}`}
      </p>
    )
  })
}
