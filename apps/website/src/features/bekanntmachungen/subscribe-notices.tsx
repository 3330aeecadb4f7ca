import { bekanntmachungspfade } from '@kurstadt/contract'
import { feedPath } from '../../content/index.ts'
import { useNoticeTexts, useSprache } from '../../i18n/index.ts'
import { buttonClass } from '../../ui/button/index.ts'
import { Icon } from '../../ui/icon/index.ts'
import styles from './notice.module.css'
import { useNoticeQuery } from './notice-filter.tsx'

/** New notices in a feed reader or by mail, and the way to check a copy. */
export function SubscribeNotices() {
  const words = useNoticeTexts()
  const sprache = useSprache()
  const { art } = useNoticeQuery()
  const params: Record<string, string> = art ? { art } : {}
  const feed = feedPath({ typ: 'bekanntmachungen', sprache, format: 'rss', params })
  return (
    <nav className={styles.links} aria-label={words.abonnieren}>
      <a className={buttonClass('quiet')} href={feed}>
        <Icon name="news" />
        {words.rss}
      </a>
      <a className={buttonClass('quiet')} href={bekanntmachungspfade.benachrichtigung}>
        <Icon name="mail" />
        {words.mail}
      </a>
      <a className={buttonClass('quiet')} href={bekanntmachungspfade.pruefen}>
        <Icon name="file" />
        {words.pruefen}
      </a>
      <a className={buttonClass('quiet')} href={bekanntmachungspfade.verzeichnis} download>
        <Icon name="download" />
        {words.verzeichnis}
      </a>
    </nav>
  )
}
