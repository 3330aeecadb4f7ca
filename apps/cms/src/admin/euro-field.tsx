'use client'
import { TextInput, useField } from '@payloadcms/ui'
import { mergeFieldStyles } from '@payloadcms/ui/shared'
import type { DefaultCellComponentProps, NumberFieldClientProps } from 'payload'
import { useCallback, useState } from 'react'
import { centsOf, euroText, validateCents } from '../platform/money/index.ts'

/** What is no amount is sent as a text that no server takes for a number, so nothing is guessed. */
const asTyped = (text: string): string => `„${text}“`

function textOf(value: unknown): string {
  if (typeof value === 'number') return euroText(value)
  return typeof value === 'string' ? value.replace(/^„|“$/g, '') : ''
}

/** An amount in euros above a number of cents. */
export function EuroField({ field, path: given, readOnly }: NumberFieldClientProps) {
  const { admin, label, max = 0, required } = field
  const validate = useCallback(
    (value: unknown) => validateCents(value, { most: max, required }),
    [max, required],
  )
  const { value, setValue, showError, path, disabled } = useField<unknown>({
    potentiallyStalePath: given,
    validate,
  })
  const [typed, setTyped] = useState<string | null>(null)
  const type = (text: string) => {
    setTyped(text)
    setValue(text.trim() === '' ? null : (centsOf(text) ?? asTyped(text)))
  }
  return (
    <TextInput
      path={path}
      label={label ?? ''}
      required={required ?? false}
      description={admin?.description ?? ''}
      readOnly={readOnly === true || disabled}
      showError={showError}
      style={mergeFieldStyles(field)}
      value={typed ?? textOf(value)}
      onChange={({ target }: { target: { value: string } }) => type(target.value)}
    />
  )
}

/** An amount in a list. */
export function EuroCell({ cellData }: DefaultCellComponentProps) {
  return <span>{typeof cellData === 'number' ? `${euroText(cellData)} €` : '–'}</span>
}
