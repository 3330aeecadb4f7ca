import type { ReactNode } from 'react'
import { classNames } from '../../lib/index.ts'
import styles from './field.module.css'
import {
  describe,
  FieldErrorText,
  FieldHint,
  type FieldProps,
  RequiredMark,
} from './field-frame.tsx'

/** One thing that can be chosen. */
export type Choice = { value: string; label: string; hint?: ReactNode }

type ChoiceGroupProps = FieldProps & {
  /** `radio` for one of a few, `checkbox` for any of them. */
  kind: 'radio' | 'checkbox'
  options: readonly Choice[]
  /** What is chosen at first. */
  defaultValue?: readonly string[]
}

/** A few choices that are all seen at once; the first one carries the id, so that links find it. */
export function ChoiceGroup(props: ChoiceGroupProps) {
  const { id, name, label, hint, error, isRequired, kind, options, defaultValue = [] } = props
  const idOf = (index: number) => (index === 0 ? id : `${id}-${index + 1}`)
  const { 'aria-describedby': describedBy, 'aria-invalid': isInvalid } = describe(props)
  return (
    <fieldset
      className={classNames(styles.field, error && styles.wrong)}
      aria-describedby={describedBy}
    >
      <legend className={styles.label}>
        {label} {isRequired && <RequiredMark />}
      </legend>
      {hint != null && <FieldHint id={id} hint={hint} />}
      {error && <FieldErrorText id={id} error={error} />}
      {options.map((option, index) => (
        <div key={option.value} className={styles.choice}>
          <input
            id={idOf(index)}
            name={name}
            type={kind}
            value={option.value}
            defaultChecked={defaultValue.includes(option.value)}
            required={kind === 'radio' && isRequired}
            aria-invalid={isInvalid}
            aria-describedby={option.hint != null ? `${idOf(index)}-about` : undefined}
          />
          <label htmlFor={idOf(index)}>{option.label}</label>
          {option.hint != null && (
            <span id={`${idOf(index)}-about`} className={styles.hint}>
              {option.hint}
            </span>
          )}
        </div>
      ))}
    </fieldset>
  )
}
