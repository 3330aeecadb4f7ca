import type { ComponentProps } from 'react'
import { classNames } from '../../lib/index.ts'
import styles from './field.module.css'
import {
  describe,
  FieldErrorText,
  FieldHint,
  type FieldProps,
  RequiredMark,
} from './field-frame.tsx'

type CheckboxProps = FieldProps &
  Omit<ComponentProps<'input'>, keyof FieldProps | 'required' | 'type'>

/** A single yes or no, such as consent; the label may hold a link. */
export function Checkbox(props: CheckboxProps) {
  const { id, name, label, hint, error, isRequired, ...rest } = props
  return (
    <div className={classNames(styles.field, error && styles.wrong)}>
      {error && <FieldErrorText id={id} error={error} />}
      <div className={styles.choice}>
        <input
          {...rest}
          {...describe(props)}
          id={id}
          name={name}
          type="checkbox"
          required={isRequired}
        />
        <label htmlFor={id}>
          {label} {isRequired && <RequiredMark />}
        </label>
      </div>
      {hint != null && <FieldHint id={id} hint={hint} />}
    </div>
  )
}
