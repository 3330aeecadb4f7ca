import { Link } from '../../ui/link/index.ts'
import { Button } from '../../ui/push-button/index.ts'
import { useMatomo } from './matomo.ts'
import styles from './statistik.module.css'
import { useStatisticsTexts } from './texts.ts'

/**
 * Asks below a page whether visits may be counted, in the flow of the page, so that it covers nothing.
 * Hidden until the browser knows that nobody has chosen; without JavaScript nobody is asked or counted.
 */
export function AskStatistics() {
  const words = useStatisticsTexts()
  const matomo = useMatomo()
  if (matomo === null) return null
  return (
    <section
      className={styles.ask}
      aria-label={words.question}
      data-behaviour="statistics"
      data-url={matomo.url}
      data-site={matomo.site}
      hidden
    >
      <div className={styles.question} data-part="question">
        <p>
          <strong>{words.question}</strong> {words.why}{' '}
          <Link href={words.privacyHref}>{words.privacy}</Link>
        </p>
        <p className={styles.acts}>
          <Button look="quiet" data-choice="ja">
            {words.yes}
          </Button>
          <Button look="quiet" data-choice="nein">
            {words.no}
          </Button>
        </p>
      </div>
      <p data-part="answer" tabIndex={-1} hidden>
        {words.kept} <Link href={words.privacyHref}>{words.privacy}</Link>.
      </p>
    </section>
  )
}
