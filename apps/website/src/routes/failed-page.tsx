import type { PageTheme } from '@kurstadt/contract'
import type { Shell } from '../content/index.ts'
import { ErrorPage } from '../features/error-page/index.ts'
import type { FailureWords } from '../i18n/index.ts'
import { SiteLayout } from '../layouts/index.ts'
import styles from './failed-page.module.css'

type FailedPageProps = {
  theme: PageTheme
  shell: Shell
  /** What went wrong; null for a mistake of ours, which has words of its own. */
  words: FailureWords | null
  /** Under which the administrator finds what happened; null where nothing of ours went wrong. */
  number: string | null
}

/** The error page, with header and footer (spec 2.3). */
export function FailedPage({ theme, shell, words, number }: FailedPageProps) {
  return (
    <SiteLayout shell={shell} theme={theme}>
      <div className={styles.container}>
        <ErrorPage
          words={words}
          theme={theme}
          einstellungen={shell.einstellungen}
          number={number}
        />
      </div>
    </SiteLayout>
  )
}
