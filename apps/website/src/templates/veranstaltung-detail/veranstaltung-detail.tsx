import type { RichText as RichTextTree, Veranstaltung } from '@kurstadt/contract'
import { BildFigure, frameOf } from '../../features/bild/index.ts'
import { DownloadList } from '../../features/downloads/index.ts'
import { RichText } from '../../features/rich-text/index.ts'
import { Teilen } from '../../features/teilen/index.ts'
import { chosenDay, dayParameter, onDay, queryOfDay } from '../../features/veranstaltungen/index.ts'
import { useEventTexts, useLang, useSprache, useTexts } from '../../i18n/index.ts'
import { ButtonLink, buttonClass } from '../../ui/button/index.ts'
import { Icon } from '../../ui/icon/index.ts'
import { BackLink, useKnownQuery } from '../../ui/link/index.ts'
import type { ViewProps } from '../template.ts'
import { Facts } from './facts.tsx'
import { Notice } from './notice.tsx'
import { Cast, Seats } from './production.tsx'
import { Similar } from './similar.tsx'
import { Termine } from './termine.tsx'
import styles from './veranstaltung-detail.module.css'

function Tickets({ event }: { event: Veranstaltung }) {
  const words = useEventTexts().veranstaltung
  const { tickets, status, vergangen } = event
  if (tickets === null || vergangen || status === 'abgesagt' || status === 'ausverkauft')
    return null
  return (
    <ButtonLink href={tickets} icon={tickets.startsWith('/') ? 'arrow-right' : 'external'}>
      {words.tickets}
    </ButtonLink>
  )
}

/** The event with all its days, for the visitor's own calendar. */
function Calendar({ event }: { event: Veranstaltung }) {
  const words = useEventTexts().veranstaltung
  const sprache = useSprache()
  if (event.vergangen) return null
  return (
    <a className={buttonClass('quiet')} href={`/${sprache}/veranstaltungen/${event.id}.ics`}>
      <Icon name="kalender" />
      {words.calendar}
    </a>
  )
}

function Picture({ event }: { event: Veranstaltung }) {
  const lang = useLang(event.sprache)
  if (event.bild === null) return null
  const frame = frameOf([event.bild], '3 / 2')
  return (
    <BildFigure
      bild={event.bild}
      bildtext={event.bildtext}
      lang={lang}
      bildcopyright={event.bildcopyright}
      ratio={frame}
      className={frame ? undefined : styles.upright}
      sizes="(min-width: 1024px) 48rem, 92vw"
      isFirst
    />
  )
}

/** What is said of the event; the words of the lists where an editor wrote no others (E7). */
function wordsOf({ text, plain_text }: Veranstaltung): RichTextTree {
  if (text.length > 0) return text
  return plain_text
    .split('\n')
    .filter((line) => line.trim() !== '')
    .map((line) => ({ type: 'paragraph', children: [{ type: 'text', text: line }] }))
}

/** One event; its title is the title of the page. */
export function VeranstaltungDetail({ block }: ViewProps<'veranstaltung-detail'>) {
  const words = useTexts().veranstaltungen
  const page = useEventTexts().veranstaltung
  const event = block.context
  const day = chosenDay(event, useKnownQuery(dayParameter).termin)
  const shown = onDay(event, day)
  const lang = useLang(event.sprache)
  return (
    <article className={styles.detail}>
      <Notice event={shown} />
      <aside className={styles.aside} aria-label={page.details}>
        <h2 className={styles.heading}>{page.details}</h2>
        <Facts event={shown} next={day && event} />
        <Tickets event={shown} />
        <Calendar event={event} />
      </aside>
      <div className={styles.text}>
        <Picture event={event} />
        <RichText text={wordsOf(event)} lang={lang} />
        <DownloadList downloads={event.dokumente} lang={lang} />
        <Termine event={event} chosen={day} />
        <Seats event={event} />
        <Cast event={event} />
        <Teilen titel={event.titel} query={queryOfDay(day)} />
        <BackLink>{words.back}</BackLink>
      </div>
      <Similar events={event.aehnliche ?? []} />
    </article>
  )
}
