import { use } from 'react'
import { useListWords, useSprache } from '../../i18n/index.ts'
import { Icon } from '../../ui/icon/index.ts'
import { OriginContext } from '../page-head/index.ts'
import type { EventQuery } from './event-query.ts'
import styles from './links.module.css'

/** Takes the events of a list into one's own calendar or feed reader, with the filters (spec 2.6). */
export function SubscribeLinks({ query, festival }: { query: EventQuery; festival: boolean }) {
  const words = useListWords()
  const sprache = useSprache()
  const origin = use(OriginContext)
  const { monat: _month, jahr: _year, ...filters } = query
  const asked = new URLSearchParams({ ...filters, ...(festival && { festival: '1' }) }).toString()
  const of = (ending: string) =>
    `/${sprache}/veranstaltungen.${ending}${asked === '' ? '' : `?${asked}`}`
  return (
    <nav aria-label={words.abonnieren}>
      <ul className={styles.links}>
        <li>
          <a className={styles.link} href={`${origin.replace(/^https?:/, 'webcal:')}${of('ics')}`}>
            <Icon name="kalender" />
            {words.kalenderAbo}
          </a>
        </li>
        <li>
          <a className={styles.link} href={of('rss')}>
            <Icon name="news" />
            {words.rss}
          </a>
        </li>
      </ul>
    </nav>
  )
}
