import type { Webcam } from '@kurstadt/contract'
import { useMediathekTexts, useSprache } from '../../i18n/index.ts'
import { Icon } from '../../ui/icon/index.ts'
import { Link } from '../../ui/link/index.ts'
import { Button } from '../../ui/push-button/index.ts'
import { Bild } from '../bild/index.ts'
import styles from './day-strip.module.css'
import { shortTime, takenAt } from './shots.ts'

type Aufnahme = Webcam['aufnahmen'][number]

/** The widest JPEG of a picture: where a link to it leads that nothing catches. */
const fileOf = ({ bild }: Aufnahme) => bild.quellen.findLast(({ format }) => format === 'jpeg')?.url

/** The pictures of a day in a row, the newest first; each is a link to itself. */
export function DayStrip({ camera: { aufnahmen, titel } }: { camera: Webcam }) {
  const words = useMediathekTexts().webcam
  const sprache = useSprache()
  const newest = aufnahmen[0]?.zeit
  if (aufnahmen.length < 2 || newest === undefined) return null
  return (
    <section className={styles.day} aria-label={words.of(titel)}>
      <div className={styles.bar}>
        <p className={styles.title}>{words.day}</p>
        <div className={styles.steps}>
          <Button look="quiet" data-step="-1" hidden>
            <Icon name="arrow-left" />
            {words.later}
          </Button>
          <Button look="quiet" icon="arrow-right" data-step="1" hidden>
            {words.earlier}
          </Button>
        </div>
      </div>
      <p role="alert" className={styles.broken} data-broken hidden>
        {words.broken}
      </p>
      <ol className={styles.strip} data-strip>
        {aufnahmen.map((one, place) => {
          const { day, clock } = takenAt(one.zeit, sprache)
          return (
            <li key={one.bild.id}>
              <Link
                className={styles.shot}
                href={fileOf(one) ?? ''}
                data-words={words.at(day, clock)}
                aria-current={place === 0 ? 'true' : undefined}
                data-zeit={one.zeit}
              >
                <Bild bild={{ ...one.bild, alt: '' }} ratio="16 / 9" sizes="7.5rem" />
                <time dateTime={one.zeit}>{shortTime(one.zeit, newest, sprache)}</time>
              </Link>
            </li>
          )
        })}
      </ol>
    </section>
  )
}
