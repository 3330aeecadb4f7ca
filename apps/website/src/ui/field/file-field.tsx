import type { ComponentProps } from 'react'
import styles from './field.module.css'
import { describe, FieldFrame, type FieldProps } from './field-frame.tsx'

type FileFieldProps = FieldProps &
  Omit<ComponentProps<'input'>, keyof FieldProps | 'required' | 'type'>

/** A file of the visitor's own; what may be chosen, `accept` says. */
export function FileField(props: FileFieldProps) {
  const { id, name, label, hint, error, isRequired, ...rest } = props
  return (
    <FieldFrame id={id} label={label} hint={hint} error={error} isRequired={isRequired ?? false}>
      <input
        {...rest}
        {...describe(props)}
        id={id}
        name={name}
        type="file"
        required={isRequired}
        className={styles.file}
      />
    </FieldFrame>
  )
}
