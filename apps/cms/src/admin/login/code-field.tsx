'use client'
import { useField } from '@payloadcms/ui'
import { useEffect, useRef } from 'react'

/** The field for the code of an authenticator app, or for a recovery code. */
export function CodeField() {
  const { value, setValue } = useField<string>({ path: 'code' })
  const input = useRef<HTMLInputElement>(null)
  useEffect(() => input.current?.focus(), [])
  return (
    <div className="field-type text">
      <label className="field-label" htmlFor="field-code">
        Code aus Ihrer App
      </label>
      <div className="field-type__wrap">
        <input
          ref={input}
          id="field-code"
          name="code"
          type="text"
          autoComplete="one-time-code"
          autoCapitalize="none"
          spellCheck={false}
          maxLength={100}
          required
          aria-describedby="field-code-hint"
          value={value ?? ''}
          onChange={(event) => setValue(event.target.value)}
        />
      </div>
      <p id="field-code-hint" role="status">
        Ihr Passwort stimmt. Geben Sie noch die sechs Ziffern ein, die Ihre Authenticator-App
        anzeigt, oder einen Wiederherstellungscode.
      </p>
    </div>
  )
}
