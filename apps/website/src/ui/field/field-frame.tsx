import type { ReactNode } from 'react'
import { classNames } from '../../lib/index.ts'
import { Icon } from '../icon/index.ts'
import { usePartTexts } from '../part-texts/index.ts'
import styles from './field.module.css'

/** What every field has. */
export type FieldProps = {
  /** The error summary leads here. */
  id: string
  name: string
  label: ReactNode
  /** One sentence that helps, below the label. */
  hint?: ReactNode
  /** What is wrong and what to do, in one sentence. */
  error?: string | null | undefined
  isRequired?: boolean
}

/** Attributes of a control that tell who listens about hint and error. */
export function describe({ id, hint, error }: Pick<FieldProps, 'id' | 'hint' | 'error'>) {
  const ids = classNames(hint != null && `${id}-hint`, error && `${id}-error`)
  return { 'aria-describedby': ids || undefined, 'aria-invalid': error ? true : undefined }
}

/** Marks what must be filled in, in a word. */
export function RequiredMark() {
  return <span className={styles.required}>({usePartTexts().field.required})</span>
}

/** Hint and error message of a field, with the ids that `describe` names. */
export function FieldHint({ id, hint }: { id: string; hint: ReactNode }) {
  return (
    <span id={`${id}-hint`} className={styles.hint}>
      {hint}
    </span>
  )
}

/** Error message of a field, with the id that `describe` names. */
export function FieldErrorText({ id, error }: { id: string; error: string }) {
  const texts = usePartTexts()
  return (
    <span id={`${id}-error`} className={styles.error}>
      <Icon name="warning" />
      <span>
        <span className="visuallyHidden">{texts.field.error} </span>
        {error}
      </span>
    </span>
  )
}

type FieldFrameProps = Omit<FieldProps, 'name'> & { children: ReactNode }

/** Label, hint and error message around one control. */
export function FieldFrame({ id, label, hint, error, isRequired, children }: FieldFrameProps) {
  return (
    <div className={classNames(styles.field, error && styles.wrong)}>
      <label className={styles.label} htmlFor={id}>
        {label} {isRequired && <RequiredMark />}
      </label>
      {hint != null && <FieldHint id={id} hint={hint} />}
      {error && <FieldErrorText id={id} error={error} />}
      {children}
    </div>
  )
}
