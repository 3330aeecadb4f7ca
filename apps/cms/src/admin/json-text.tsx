'use client'
import { TextareaInput, useField } from '@payloadcms/ui'
import type { JSONFieldClientProps } from 'payload'
import { useState } from 'react'

function textOf(value: unknown): string {
  if (value === null || value === undefined) return ''
  return typeof value === 'string' ? value : JSON.stringify(value)
}

/** What is typed as JSON; a text that is none goes to the server as it is, which says what is wrong. */
function jsonIn(text: string): unknown {
  if (text.trim() === '') return null
  try {
    return JSON.parse(text)
  } catch {
    return text
  }
}

/**
 * A list of points as text. Payload's own field loads an editor from a foreign server into the
 * logged-in session, and shows nothing where that server cannot be reached (E4).
 */
export function JsonText({ field, path: given, readOnly }: JSONFieldClientProps) {
  const { admin, label, required } = field
  const { value, setValue, showError, path, disabled } = useField<unknown>({
    potentiallyStalePath: given,
  })
  const [typed, setTyped] = useState<string | null>(null)
  const type = (text: string) => {
    setTyped(text)
    setValue(jsonIn(text))
  }
  return (
    <TextareaInput
      path={path}
      label={label ?? ''}
      required={required ?? false}
      description={admin?.description ?? ''}
      readOnly={readOnly === true || disabled}
      showError={showError}
      rows={6}
      value={typed ?? textOf(value)}
      onChange={({ target }: { target: { value: string } }) => type(target.value)}
    />
  )
}
