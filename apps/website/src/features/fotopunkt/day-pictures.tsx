import type { FotopunktBild } from '@kurstadt/contract'
import { daysLater } from '@kurstadt/contract/days'
import { type PhotoArchive, photoArchivePath } from '../../content/index.ts'
import { formatDay, useLang, useMediathekTexts, useSprache } from '../../i18n/index.ts'
import { Link } from '../../ui/link/index.ts'
import { BildFigure } from '../bild/index.ts'
import { archiveAt } from './archive-address.ts'
import styles from './day-pictures.module.css'

/** What the archive has to show: a day, or why there is none. */
export type Day =
  | ({ kind: 'day' } & Pick<PhotoArchive, 'tag' | 'bilder' | 'newest'>)
  | { kind: 'future' | 'unreadable' | 'away' }

function Shot({ shot }: { shot: FotopunktBild }) {
  const words = useMediathekTexts().fotopunkt
  const lang = useLang(shot.sprache)
  const { bild, bildtext, bildcopyright, standort, aufgenommen_am: zeit } = shot
  if (!bild) return null
  return (
    <li className={styles.shot}>
      <h2 className={styles.clock}>
        <time dateTime={zeit}>{words.clock(zeit.slice(11))}</time>
      </h2>
      <BildFigure
        bild={bild}
        bildtext={bildtext ?? bild.bildtext ?? standort}
        bildcopyright={bildcopyright}
        lang={lang}
        sizes="(min-width: 640px) 20rem, 92vw"
      />
    </li>
  )
}

/** Ways to the day before and after; none leads to a day that is still to come. */
function Neighbours({ tag, heute }: { tag: string; heute: string }) {
  const words = useMediathekTexts().fotopunkt
  const path = photoArchivePath[useSprache()]
  return (
    <nav className={styles.neighbours} aria-label={words.days}>
      <Link href={archiveAt(path, daysLater(tag, -1))}>{words.before}</Link>
      {tag < heute && <Link href={archiveAt(path, daysLater(tag, 1))}>{words.after}</Link>}
    </nav>
  )
}

function Pictures({ day, heute }: { day: Extract<Day, { kind: 'day' }>; heute: string }) {
  const words = useMediathekTexts().fotopunkt
  const sprache = useSprache()
  const { tag, newest } = day
  if (tag === null) return <h1>{words.empty}</h1>
  const bilder = day.bilder.filter(({ bild }) => bild !== null)
  return (
    <>
      <h1 data-tag={tag}>{formatDay(tag, sprache)}</h1>
      {bilder.length === 0 && (
        <p>
          {words.none} <LastDay newest={newest} />
        </p>
      )}
      {bilder.length > 0 && (
        <ol className={styles.shots}>
          {bilder.map((shot) => (
            <Shot key={shot.id} shot={shot} />
          ))}
        </ol>
      )}
      <Neighbours tag={tag} heute={heute} />
    </>
  )
}

/** Leads to the last day with pictures, whichever it is. */
function LastDay({ newest }: { newest?: string | null }) {
  const words = useMediathekTexts().fotopunkt
  const sprache = useSprache()
  if (newest === null) return null
  return (
    <Link href={photoArchivePath[sprache]}>
      {newest ? words.last(formatDay(newest, sprache)) : words.lastDay}
    </Link>
  )
}

/** The archive of the photo point as a page of its own, made to stand in the frame (spec 2.7). */
export function DayPictures({ day, heute }: { day: Day; heute: string }) {
  const words = useMediathekTexts().fotopunkt
  const sprache = useSprache()
  return (
    <main className={styles.archive} aria-label={words.archive}>
      {day.kind === 'day' ? (
        <Pictures day={day} heute={heute} />
      ) : (
        <>
          <h1>{words.archive}</h1>
          <p role="alert">{words[day.kind]}</p>
          <p>
            <LastDay />
          </p>
        </>
      )}
      <p className={styles.alone}>
        <Link href={`/${sprache}/`} target="_top">
          {words.home}
        </Link>
      </p>
    </main>
  )
}
