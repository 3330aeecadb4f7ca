import type { MouseEvent } from 'react'
import { buttonClass } from '../../ui/button/index.ts'
import { Link } from '../../ui/link/index.ts'
import { type Failure, useFormPage } from '../form-page/index.ts'
import styles from './anfragen.module.css'
import { useFormTexts } from './form-texts-context.ts'

/** Whatever is said in answer takes the focus, so that nobody misses it. */
function takeFocus(element: HTMLElement | null) {
  element?.focus()
}

type SuccessProps = { referenz: string; verlauf: string; path: string; onBack: () => void }

/** The thank-you, with the number by which one asks after a request, and the way back (spec 8). */
export function FormSuccess({ referenz, verlauf, path, onBack }: SuccessProps) {
  const { success } = useFormTexts()
  const goBack = (event: MouseEvent) => {
    event.preventDefault()
    onBack()
  }
  return (
    <section className={styles.success} role="status">
      <h2 ref={takeFocus} tabIndex={-1} className={styles.outcomeTitle}>
        {success.title}
      </h2>
      <p>{success.text}</p>
      <p className={styles.referenz}>{success.referenz(referenz)}</p>
      <p>
        <a href={verlauf}>{success.status}</a>
      </p>
      <p>
        <a className={buttonClass('quiet')} href={path} onClick={goBack}>
          {success.back}
        </a>
      </p>
    </section>
  )
}

type ErrorProps = { why: Failure; office: 'tourismus' | 'rathaus' }

/** What went wrong was ours: what was typed stands below, and urgent cases may write (spec 8). */
export function FormFailure({ why, office }: ErrorProps) {
  const { error } = useFormTexts()
  const email = useFormPage().emails[office]
  const [before, after] = email === null ? ['', ''] : error.write('\n').split('\n')
  return (
    <section ref={takeFocus} tabIndex={-1} className={styles.failure} role="alert">
      <h2 className={styles.outcomeTitle}>{error.title}</h2>
      <p>{why === 'failed' ? error.text : error[why]}</p>
      {why === 'incomplete' && (
        <p>
          <Link href={error.offers.href}>{error.offers.text}</Link>
        </p>
      )}
      {email !== null && (
        <p>
          {before}
          <a href={`mailto:${email}?subject=${encodeURIComponent(error.subject)}`}>{email}</a>
          {after}
        </p>
      )}
    </section>
  )
}
