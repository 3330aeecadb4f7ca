import { type MouseEvent, useEffect, useId, useRef } from 'react'
import { usePartTexts } from '../part-texts/index.ts'
import styles from './field.module.css'

/** What is wrong with one field; `fieldId` is its `id`. */
export type FieldError = { fieldId: string; message: string }

type ErrorSummaryProps = {
  errors: readonly FieldError[]
  /** Changes with every attempt to send, so that the summary takes the focus again. */
  attempt?: number | string
  title?: string
  /** In a document nothing runs that could give it the focus: the browser does. */
  isFirst?: boolean
}

/** Goes to the field and shows its label too, which lies above it. */
function goToField(event: MouseEvent<HTMLAnchorElement>) {
  const field = document.getElementById(event.currentTarget.hash.slice(1))
  if (!field) return
  event.preventDefault()
  const frame = field.closest('fieldset') ?? field.parentElement ?? field
  frame.scrollIntoView({ block: 'center' })
  field.focus({ preventScroll: true })
}

/**
 * Gives the focus to the summary of an attempt, once: errors that come and go while somebody writes
 * leave it where it is.
 */
function useFocusOnce(attempt: number | string | undefined, hasErrors: boolean) {
  const summary = useRef<HTMLElement>(null)
  const seen = useRef<number | string | undefined | null>(null)
  useEffect(() => {
    if (!hasErrors || seen.current === attempt) return
    seen.current = attempt
    summary.current?.focus()
  }, [attempt, hasErrors])
  return summary
}

/**
 * What is wrong with a form, above it: takes the focus when it appears and leads to each field
 * (decisions, 5 all forms). Without JavaScript the links do the same.
 */
export function ErrorSummary({ errors, attempt, title, isFirst }: ErrorSummaryProps) {
  const texts = usePartTexts()
  const id = useId()
  const summary = useFocusOnce(attempt, errors.length > 0)
  if (errors.length === 0) return null
  return (
    <section
      key={attempt}
      ref={summary}
      className={styles.summary}
      tabIndex={-1}
      // biome-ignore lint/a11y/noAutofocus: comes with the answer to a form, as its first words
      autoFocus={isFirst}
      aria-labelledby={id}
    >
      <h2 id={id}>{title ?? texts.field.summary(errors.length)}</h2>
      <ul className={styles.errors}>
        {errors.map(({ fieldId, message }) => (
          <li key={fieldId}>
            <a href={`#${fieldId}`} onClick={goToField}>
              {message}
            </a>
          </li>
        ))}
      </ul>
    </section>
  )
}
