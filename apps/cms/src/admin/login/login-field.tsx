import { useId } from 'react'
import styles from './login.module.css'

const kinds = {
  email: { label: 'E-Mail', type: 'email', autoComplete: 'username' },
  password: { label: 'Passwort', type: 'password', autoComplete: 'current-password' },
  code: { label: 'Code aus Ihrer App', type: 'text', autoComplete: 'one-time-code' },
} as const

/** Names of the fields of the login. */
export type LoginFieldName = keyof typeof kinds

type LoginFieldProps = {
  name: LoginFieldName
  problem: string | undefined
  hint?: string
}

/** A field of the login; what is wrong stands at it, for the eye and for the ear. */
export function LoginField({ name, problem, hint }: LoginFieldProps) {
  const id = useId()
  const { label, ...attributes } = kinds[name]
  const described = [problem && `${id}-problem`, hint && `${id}-hint`].filter(Boolean).join(' ')
  return (
    <div className={`field-type text ${problem ? 'error' : ''}`}>
      <label className="field-label" htmlFor={id}>
        {label}
      </label>
      {problem && (
        <p id={`${id}-problem`} className={styles.problem}>
          {problem}
        </p>
      )}
      <div className="field-type__wrap">
        <input
          {...attributes}
          id={id}
          name={name}
          autoCapitalize="none"
          spellCheck={false}
          maxLength={1024}
          aria-required
          aria-invalid={problem !== undefined}
          aria-describedby={described || undefined}
        />
      </div>
      {hint && (
        <p id={`${id}-hint`} role="status">
          {hint}
        </p>
      )}
    </div>
  )
}
