import type { ComponentProps } from 'react'
import { classNames } from '../../lib/index.ts'
import { Icon } from '../icon/index.ts'
import { usePartTexts } from '../part-texts/index.ts'
import type { Choice } from './choice-group.tsx'
import styles from './field.module.css'
import { describe, FieldFrame, type FieldProps } from './field-frame.tsx'

type SelectFieldProps = FieldProps &
  Omit<ComponentProps<'select'>, keyof FieldProps | 'required' | 'children'> & {
    options: readonly Choice[]
    /** Words of the choice that is none; `Bitte wählen` unless said otherwise. */
    placeholder?: string
  }

/** One of many, in the browser's own list. */
export function SelectField(props: SelectFieldProps) {
  const { id, name, label, hint, error, isRequired, options, placeholder, ...rest } = props
  const texts = usePartTexts()
  return (
    <FieldFrame id={id} label={label} hint={hint} error={error} isRequired={isRequired ?? false}>
      <span className={styles.select}>
        <select
          {...rest}
          {...describe(props)}
          id={id}
          name={name}
          required={isRequired}
          className={classNames(styles.control, rest.className)}
        >
          <option value="">{placeholder ?? texts.field.choose}</option>
          {options.map((option) => (
            <option key={option.value} value={option.value}>
              {option.label}
            </option>
          ))}
        </select>
        <Icon name="chevron" />
      </span>
    </FieldFrame>
  )
}
