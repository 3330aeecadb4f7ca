import { BildFigure, frameOf } from '../../features/bild/index.ts'
import { RichText } from '../../features/rich-text/index.ts'
import { StatusBadge } from '../../features/veranstaltungen/index.ts'
import { useTexts } from '../../i18n/index.ts'
import { ButtonLink } from '../../ui/button/index.ts'
import { BackLink } from '../../ui/link/index.ts'
import type { ViewProps } from '../template.ts'
import { Facts } from './facts.tsx'
import styles from './veranstaltung-detail.module.css'

/** One event; its title is the title of the page. */
export function VeranstaltungDetail({ block }: ViewProps<'veranstaltung-detail'>) {
  const words = useTexts().veranstaltungen
  const event = block.context
  const frame = event.bild ? frameOf([event.bild], '3 / 2') : undefined
  return (
    <article className={styles.detail} lang={event.sprache}>
      <aside className={styles.aside} aria-label={words.details}>
        <h2 className={styles.heading}>{words.details}</h2>
        <Facts event={event} />
        {event.tickets && event.status !== 'abgesagt' && (
          <ButtonLink href={event.tickets} icon="external">
            {words.tickets}
          </ButtonLink>
        )}
      </aside>
      <div className={styles.text}>
        {event.status !== 'geplant' && (
          <p className={styles.status}>
            <StatusBadge status={event.status} /> {event.statusgrund}
          </p>
        )}
        {event.bild && (
          <BildFigure
            bild={event.bild}
            bildtext={event.bildtext}
            bildcopyright={event.bildcopyright}
            ratio={frame}
            className={frame ? undefined : styles.upright}
            sizes="(min-width: 1024px) 48rem, 92vw"
            isFirst
          />
        )}
        <RichText text={event.text} />
        <BackLink>{words.back}</BackLink>
      </div>
    </article>
  )
}
