import type { Anmeldesitzung } from '@kurstadt/contract'
import { buttonClass } from '../../ui/button/index.ts'
import type { LoginPlace } from './place.ts'
import styles from './session-notice.module.css'
import { loginTexts } from './texts.ts'

const words = loginTexts.session

/**
 * Asks two minutes before a session ends whether somebody stays (WCAG 2.2.1), and says when it has
 * ended; what was typed stays on the page. Nothing is seen of it before, and without JavaScript.
 */
export function SessionNotice({ place, sitzung }: { place: LoginPlace; sitzung: Anmeldesitzung }) {
  return (
    <dialog
      className={styles.notice}
      aria-labelledby="sitzung-titel"
      data-behaviour="session-notice"
      data-ends={sitzung.bleibt}
      data-at-most={sitzung.laengstens}
      data-place={place.path()}
      data-channel={place.channel}
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
          href={place.path()}
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
