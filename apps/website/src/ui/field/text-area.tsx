import type { ComponentProps } from 'react'
import { classNames } from '../../lib/index.ts'
import styles from './field.module.css'
import { describe, FieldFrame, type FieldProps } from './field-frame.tsx'

type TextAreaProps = FieldProps & Omit<ComponentProps<'textarea'>, keyof FieldProps | 'required'>

/** A field for several lines; it grows with what is written. */
export function TextArea(props: TextAreaProps) {
  const { id, name, label, hint, error, isRequired, className, ...rest } = props
  return (
    <FieldFrame id={id} label={label} hint={hint} error={error} isRequired={isRequired ?? false}>
      <textarea
        rows={5}
        {...rest}
        {...describe(props)}
        id={id}
        name={name}
        required={isRequired}
        className={classNames(styles.control, styles.area, className)}
      />
    </FieldFrame>
  )
}
