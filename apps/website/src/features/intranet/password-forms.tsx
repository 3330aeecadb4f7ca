import type { PasswordProblem } from '@kurstadt/contract'
import type { PasswordChange } from '../../content/index.ts'
import { buttonClass } from '../../ui/button/index.ts'
import { ErrorSummary, TextField } from '../../ui/field/index.ts'
import { Link } from '../../ui/link/index.ts'
import { intranetPath } from './address.ts'
import styles from './intranet.module.css'
import { intranetTexts } from './texts.ts'

const words = intranetTexts.password

/** How far somebody has come who asks for a link. */
export type LinkState = 'open' | 'asked' | 'away'

/** Asks for a link to a new password. It says the same of an address that nobody has (T04). */
export function ForgottenForm({ state }: { state: LinkState }) {
  if (state === 'asked')
    return (
      <div className={styles.login}>
        <p role="status">{words.asked}</p>
        <p>
          <Link href={intranetPath()}>{words.toLogin}</Link>
        </p>
      </div>
    )
  return (
    <form className={styles.login} method="post">
      <p>{words.intro}</p>
      <TextField
        id="email"
        name="email"
        type="email"
        label={intranetTexts.login.email}
        autoComplete="username"
        isRequired
        autoFocus={state === 'away'}
        error={state === 'away' ? intranetTexts.login.away : null}
      />
      <button type="submit" className={buttonClass('solid')}>
        {words.ask}
      </button>
    </form>
  )
}

/** How far somebody has come who sets a password. */
export type RenewalState =
  | { kind: 'open' }
  | { kind: 'set' }
  | { kind: 'gone' }
  | { kind: 'away' }
  | { kind: 'wrong'; problem: PasswordProblem }

function messageOf(state: RenewalState): string | null {
  if (state.kind === 'wrong') return words.problems[state.problem]
  return state.kind === 'away' ? words.away : null
}

/** Sets a password with a link that came by mail; what is wrong with it stands at the field. */
export function RenewalForm({ state }: { state: RenewalState }) {
  if (state.kind === 'set' || state.kind === 'gone')
    return (
      <div className={styles.login}>
        <p role="status">{words[state.kind]}</p>
        <p>
          {state.kind === 'set' ? (
            <Link href={intranetPath()}>{words.toLogin}</Link>
          ) : (
            <Link href={intranetPath('passwort-vergessen')}>{words.again}</Link>
          )}
        </p>
      </div>
    )
  const message = messageOf(state)
  return (
    <form className={styles.login} method="post">
      <TextField
        id="passwort"
        name="passwort"
        type="password"
        label={words.label}
        hint={words.hint}
        autoComplete="new-password"
        isRequired
        autoFocus={message !== null}
        error={message}
      />
      <button type="submit" className={buttonClass('solid')}>
        {words.send}
      </button>
    </form>
  )
}

/** What is wrong with a change, at the field that it is about. */
function problemsOf(change: PasswordChange): { fieldId: string; message: string }[] {
  if (change.kind === 'wrong')
    return [{ fieldId: change.field, message: words.problems[change.problem] }]
  const fieldId = 'passwort_bisher'
  if (change.kind === 'busy') {
    const minutes = Math.max(1, Math.ceil(change.retryAfter / 60))
    return [{ fieldId, message: intranetTexts.login.busy(minutes) }]
  }
  return change.kind === 'away' ? [{ fieldId, message: words.away }] : []
}

/** Changes the password of whoever is logged in (T07). */
export function ChangeForm({ change }: { change: PasswordChange }) {
  if (change.kind === 'set') return <p role="status">{words.changed}</p>
  const problems = problemsOf(change)
  const messageAt = (field: string) =>
    problems.find(({ fieldId }) => fieldId === field)?.message ?? null
  return (
    <form className={styles.password} method="post">
      {problems.length > 0 && <ErrorSummary title={words.summary} errors={problems} />}
      <TextField
        id="passwort_bisher"
        name="passwort_bisher"
        type="password"
        label={words.current}
        autoComplete="current-password"
        isRequired
        autoFocus={messageAt('passwort_bisher') !== null}
        error={messageAt('passwort_bisher')}
      />
      <TextField
        id="passwort"
        name="passwort"
        type="password"
        label={words.label}
        hint={words.hint}
        autoComplete="new-password"
        isRequired
        autoFocus={messageAt('passwort') !== null}
        error={messageAt('passwort')}
      />
      <button type="submit" name="tun" value="passwort" className={buttonClass('solid')}>
        {words.send}
      </button>
    </form>
  )
}
