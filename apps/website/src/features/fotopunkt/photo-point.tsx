import type { FotopunktBild } from '@kurstadt/contract'
import { photoArchivePath } from '../../content/index.ts'
import { useMediathekTexts, useSprache } from '../../i18n/index.ts'
import { TextField } from '../../ui/field/index.ts'
import { Button } from '../../ui/push-button/index.ts'
import { ExternalContent } from '../einbettung/index.ts'
import { elsewhereAt } from './archive-address.ts'
import styles from './fotopunkt.module.css'
import { LatestPicture } from './latest-picture.tsx'

const frameName = 'fotopunkt-archiv'

type PointProps = {
  /** The latest picture; absent while nobody has taken one. */
  shot: FotopunktBild | undefined
  /** Address of another house's archive with a place for the day; null for our own. */
  archiv: string | null
  heading: 'h2' | 'h3'
  /** `YYYY-MM-DD` in the town. */
  heute: string
}

/**
 * The day to choose. It is an ordinary form that loads our archive into the frame; without scripts
 * another house's takes no day, so then there is none to choose.
 */
function DayForm({ tag, heute, isOwn }: { tag: string; heute: string; isOwn: boolean }) {
  const words = useMediathekTexts().fotopunkt
  const path = photoArchivePath[useSprache()]
  return (
    <form className={styles.form} action={path} target={frameName} hidden={!isOwn} data-day>
      <TextField
        id="fotopunkt-datum"
        name="datum"
        type="date"
        label={words.day}
        max={heute}
        defaultValue={tag}
        autoComplete="off"
      />
      <Button type="submit" look="quiet">
        {words.show}
      </Button>
      <div id="fotopunkt-falsch" className={styles.problems} role="alert">
        <p data-problem="future" hidden>
          {words.future}
        </p>
        <p data-problem="unreadable" hidden>
          {words.unreadable}
        </p>
      </div>
    </form>
  )
}

/** Our own archive in a frame, beside which its address leads to it alone. */
function OwnArchive() {
  const words = useMediathekTexts().fotopunkt
  return (
    <iframe
      className={styles.frame}
      name={frameName}
      src={photoArchivePath[useSprache()]}
      title={words.archive}
      loading="lazy"
    />
  )
}

/** The photo point: its latest picture, and a day that reloads the archive in the frame (spec 2.7). */
export function PhotoPoint({ shot, archiv, heading: Heading, heute }: PointProps) {
  const words = useMediathekTexts().fotopunkt
  if (!shot && archiv === null) return <p>{words.empty}</p>
  const newest = shot?.aufgenommen_am.slice(0, 10) ?? heute
  const tag = archiv === null && newest < heute ? newest : heute
  return (
    <div className={styles.point} data-behaviour="photo-point" data-archiv={archiv ?? undefined}>
      {shot && (
        <section className={styles.part}>
          <Heading>{words.latest}</Heading>
          <LatestPicture shot={shot} />
        </section>
      )}
      <section className={styles.part}>
        <Heading>{words.archive}</Heading>
        <DayForm tag={tag} heute={heute} isOwn={archiv === null} />
        {archiv === null ? (
          <OwnArchive />
        ) : (
          <ExternalContent title={words.archive} src={elsewhereAt(archiv, tag)} ratio="4 / 3" />
        )}
      </section>
    </div>
  )
}
