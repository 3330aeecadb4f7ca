import type { IntranetBenutzer } from '@kurstadt/contract'
import { buttonClass } from '../../ui/button/index.ts'
import { intranetPath } from './address.ts'
import styles from './session-notice.module.css'
import { intranetTexts } from './texts.ts'

const words = intranetTexts.session

/**
 * Asks two minutes before a session ends whether somebody stays (WCAG 2.2.1), and says when it has
 * ended; what was typed stays on the page. Nothing is seen of it before, and without JavaScript.
 */
export function SessionNotice({ sitzung }: Pick<IntranetBenutzer, 'sitzung'>) {
  return (
    <dialog
      className={styles.notice}
      aria-labelledby="sitzung-titel"
      data-behaviour="session-notice"
      data-ends={sitzung.bleibt}
      data-at-most={sitzung.laengstens}
    >
      <h2 id="sitzung-titel" tabIndex={-1} data-over={words.over}>
        {words.title}
      </h2>
      <p role="status" data-last={words.last} data-failed={words.failed} data-over={words.overText}>
        {words.text}
      </p>
      <form method="dialog">
        <button type="button" className={buttonClass('solid')}>
          {words.stay}
        </button>
        <a
          className={buttonClass('solid')}
          href={intranetPath()}
          target="_blank"
          rel="noopener opener"
          hidden
        >
          {words.logIn}
        </a>
        <button type="submit" className={buttonClass('quiet')}>
          {words.close}
        </button>
      </form>
    </dialog>
  )
}
