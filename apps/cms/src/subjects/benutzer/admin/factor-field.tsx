'use client'
import { useId } from 'react'

const kinds = {
  password: { label: 'Ihr Passwort', type: 'password', autoComplete: 'current-password' },
  code: { label: 'Code aus Ihrer App', type: 'text', autoComplete: 'one-time-code' },
  either: {
    label: 'Code aus Ihrer App oder Wiederherstellungscode',
    type: 'text',
    autoComplete: 'one-time-code',
  },
} as const

type FactorFieldProps = {
  kind: keyof typeof kinds
  value: string
  onChange: (value: string) => void
  onEnter: () => void
  problem: string | null
}

/** A field beside the account's form, of which it is no part: Enter sends it and not the form. */
export function FactorField({ kind, value, onChange, onEnter, problem }: FactorFieldProps) {
  const id = useId()
  const { label, ...attributes } = kinds[kind]
  return (
    <div className="field-type text" style={{ inlineSize: 'min(100%, 24rem)' }}>
      <label className="field-label" htmlFor={id}>
        {label}
      </label>
      <div className="field-type__wrap">
        <input
          {...attributes}
          id={id}
          inputMode={kind === 'code' ? 'numeric' : undefined}
          spellCheck={false}
          maxLength={1024}
          value={value}
          aria-invalid={problem !== null}
          aria-describedby={problem === null ? undefined : `${id}-problem`}
          onChange={(event) => onChange(event.target.value)}
          onKeyDown={(event) => {
            if (event.key !== 'Enter') return
            event.preventDefault()
            onEnter()
          }}
        />
      </div>
      <p id={`${id}-problem`} role="alert" style={{ color: 'var(--theme-error-600)' }}>
        {problem}
      </p>
    </div>
  )
}
