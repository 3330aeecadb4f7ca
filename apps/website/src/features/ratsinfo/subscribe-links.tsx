import { use } from 'react'
import { useRatsinfoTexts, useSprache } from '../../i18n/index.ts'
import { buttonClass } from '../../ui/button/index.ts'
import { Icon } from '../../ui/icon/index.ts'
import { OriginContext } from '../page-head/index.ts'
import { useCouncilPlaces } from './places.ts'
import styles from './subscribe-links.module.css'

/** Takes the meetings of a committee, or of all, into one's own calendar or feed reader. */
export function SubscribeLinks({ gremium }: { gremium: string | number | null }) {
  const words = useRatsinfoTexts().sitzungen
  const sprache = useSprache()
  const origin = use(OriginContext)
  const { isInternal } = useCouncilPlaces()
  if (isInternal) return null
  const asked = gremium === null ? '' : `?gremium_id=${gremium}`
  return (
    <nav className={styles.links} aria-label={words.abonnieren}>
      <a
        className={buttonClass('quiet')}
        href={`${origin.replace(/^https?:/, 'webcal:')}/${sprache}/sitzungen.ics${asked}`}
      >
        <Icon name="kalender" />
        {words.abo}
      </a>
      <a className={buttonClass('quiet')} href={`/${sprache}/sitzungen.rss${asked}`}>
        <Icon name="news" />
        {words.rss}
      </a>
    </nav>
  )
}
