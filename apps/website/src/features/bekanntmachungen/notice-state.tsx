import type { Bekanntmachung } from '@kurstadt/contract'
import { useNoticeTexts } from '../../i18n/index.ts'
import { Badge } from '../../ui/badge/index.ts'
import styles from './notice-list.module.css'

/** Whether a notice is on display today, corrects another one or has been corrected. */
export function NoticeState({ notice }: { notice: Bekanntmachung }) {
  const words = useNoticeTexts()
  return (
    <p className={styles.state}>
      {notice.ausgehaengt ? (
        <Badge tone="good">{words.ausgehaengt}</Badge>
      ) : (
        <Badge tone="plain">{words.imArchiv}</Badge>
      )}
      {notice.berichtigt_durch.length > 0 && <Badge tone="warn">{words.istBerichtigt}</Badge>}
      {notice.berichtigt && <Badge tone="note">{words.istBerichtigung}</Badge>}
    </p>
  )
}
