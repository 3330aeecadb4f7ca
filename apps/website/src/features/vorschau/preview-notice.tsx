import type { Sprache } from '@kurstadt/contract'
import { formatInstant, previewWords } from '../../i18n/index.ts'
import styles from './preview-notice.module.css'

type PreviewNoticeProps = {
  sprache: Sprache
  /** When the link ends; ISO time in UTC. */
  bis: string
  /** Origin of the back office, the only one that is listened to. */
  backOffice: string
}

/** Says that the page is not public yet, and shows it anew whenever it was saved beside the form. */
export function PreviewNotice({ sprache, bis, backOffice }: PreviewNoticeProps) {
  const { draft, until } = previewWords[sprache]
  return (
    <aside
      className={styles.notice}
      aria-label={draft}
      data-behaviour="preview-notice"
      data-back-office={backOffice}
    >
      <p>
        <strong>{draft}</strong> {until} {formatInstant(bis, sprache)}.
      </p>
    </aside>
  )
}
