import type { Sprache } from '@kurstadt/contract'
import { useEffect } from 'react'
import { formatInstant, previewWords } from '../../i18n/index.rare.ts'
import styles from './preview-notice.module.css'

type PreviewNoticeProps = {
  sprache: Sprache
  /** When the link ends; ISO time in UTC. */
  bis: string
  /** Origin of the back office, the only one that is listened to. */
  backOffice: string
}

/** What the back office tells the page in its frame after somebody has saved. */
function isSaved({ origin, data }: MessageEvent<unknown>, backOffice: string): boolean {
  if (origin !== backOffice || typeof data !== 'object' || data === null) return false
  return 'type' in data && data.type === 'payload-document-event'
}

/** Says that the page is not public yet, and shows it anew whenever it was saved beside the form. */
export function PreviewNotice({ sprache, bis, backOffice }: PreviewNoticeProps) {
  useEffect(() => {
    const reload = (event: MessageEvent<unknown>) => {
      if (isSaved(event, backOffice)) window.location.reload()
    }
    window.addEventListener('message', reload)
    return () => window.removeEventListener('message', reload)
  }, [backOffice])
  const { draft, until } = previewWords[sprache]
  return (
    <aside className={styles.notice} aria-label={draft}>
      <p>
        <strong>{draft}</strong> {until} {formatInstant(bis, sprache)}.
      </p>
    </aside>
  )
}
