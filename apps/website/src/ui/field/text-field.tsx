import type { ComponentProps } from 'react'
import { classNames } from '../../lib/index.ts'
import styles from './field.module.css'
import { describe, FieldFrame, type FieldProps } from './field-frame.tsx'

type TextFieldProps = FieldProps &
  Omit<ComponentProps<'input'>, keyof FieldProps | 'required'> & {
    type?: 'text' | 'email' | 'tel' | 'url' | 'date' | 'time' | 'number' | 'search' | 'password'
  }

/** Kinds of input that need no more room than what is written into them. */
const short: readonly (string | undefined)[] = ['date', 'time', 'number']

/** Where no last day is named, a browser's year takes six digits: «2027» becomes «122027» by one digit more. */
const lastDay = { max: '9999-12-31' }

/** A field for one line. What it is not told it takes from `<input>`: `autoComplete`, `min`, `inputMode` … */
export function TextField(props: TextFieldProps) {
  const { id, name, label, hint, error, isRequired, type, className, ...rest } = props
  return (
    <FieldFrame id={id} label={label} hint={hint} error={error} isRequired={isRequired ?? false}>
      <input
        {...(type === 'date' ? lastDay : {})}
        {...rest}
        {...describe(props)}
        id={id}
        name={name}
        type={type ?? 'text'}
        required={isRequired}
        className={classNames(styles.control, short.includes(type) && styles.short, className)}
      />
    </FieldFrame>
  )
}
