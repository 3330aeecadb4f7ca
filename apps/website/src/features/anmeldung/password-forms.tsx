import type { PasswordProblem } from '@kurstadt/contract'
import type { PasswordChange } from '../../content/index.ts'
import { buttonClass } from '../../ui/button/index.ts'
import { ErrorSummary, TextField } from '../../ui/field/index.ts'
import { Link } from '../../ui/link/index.ts'
import styles from './anmeldung.module.css'
import type { LoginPlace } from './place.ts'
import { loginTexts } from './texts.ts'

const words = loginTexts.password

/** How far somebody has come who asks for a link. */
export type LinkState = 'open' | 'asked' | 'away'

type ForgottenFormProps = {
  place: LoginPlace
  state: LinkState
  intro?: string
  /** Where the form goes to, unless it is this address. */
  action?: string
  /** Id of its field, where another form of the page asks for an address, too. */
  fieldId?: string
}

/** Asks for a link to a new password. It says the same of an address that nobody has (T04). */
export function ForgottenForm({
  place,
  state,
  intro = words.intro,
  action,
  fieldId = 'email',
}: ForgottenFormProps) {
  if (state === 'asked')
    return (
      <div className={styles.login}>
        <p role="status">{words.asked}</p>
        <p>
          <Link href={place.path()}>{words.toLogin}</Link>
        </p>
      </div>
    )
  return (
    <form className={styles.login} method="post" action={action}>
      <p>{intro}</p>
      <TextField
        id={fieldId}
        name="email"
        type="email"
        label={loginTexts.login.email}
        autoComplete="username"
        isRequired
        autoFocus={state === 'away'}
        error={state === 'away' ? loginTexts.login.away : null}
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
export function RenewalForm({ place, state }: { place: LoginPlace; state: RenewalState }) {
  if (state.kind === 'set' || state.kind === 'gone')
    return (
      <div className={styles.login}>
        <p role="status">{words[state.kind]}</p>
        <p>
          {state.kind === 'set' ? (
            <Link href={place.path()}>{words.toLogin}</Link>
          ) : (
            <Link href={place.path('passwort-vergessen')}>{words.again}</Link>
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
    return [{ fieldId, message: loginTexts.login.busy(minutes) }]
  }
  return change.kind === 'away' ? [{ fieldId, message: words.away }] : []
}

type FieldsProps = { change: PasswordChange; current: string }

/** Both passwords, each with what is wrong with it. */
function Fields({ change, current }: FieldsProps) {
  const problems = problemsOf(change)
  const messageAt = (field: string) =>
    problems.find(({ fieldId }) => fieldId === field)?.message ?? null
  return (
    <>
      {problems.length > 0 && <ErrorSummary title={words.summary} errors={problems} />}
      <TextField
        id="passwort_bisher"
        name="passwort_bisher"
        type="password"
        label={current}
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
    </>
  )
}

/** Changes the password of whoever is logged in (T07). */
export function ChangeForm({ change }: { change: PasswordChange }) {
  if (change.kind === 'set') return <p role="status">{words.changed}</p>
  return (
    <form className={styles.password} method="post">
      <Fields change={change} current={words.current} />
      <button type="submit" name="tun" value="passwort" className={buttonClass('solid')}>
        {words.send}
      </button>
    </form>
  )
}

type FirstPasswordProps = { place: LoginPlace; change: PasswordChange }

/**
 * Asks for a password of one's own in the place of what was asked for, where somebody else has set the
 * one that holds (T09); the form leads back there.
 */
export function FirstPassword({ place, change }: FirstPasswordProps) {
  const { first, logOut } = loginTexts
  return (
    <div className={styles.login}>
      <p>{first.intro}</p>
      <form className={styles.password} method="post">
        <input type="hidden" name="erstes" value="ja" />
        <Fields change={change} current={first.current} />
        <button type="submit" name="tun" value="passwort" className={buttonClass('solid')}>
          {first.send}
        </button>
      </form>
      <form method="post" action={place.path()}>
        <button type="submit" name="tun" value="abmelden" className={buttonClass('quiet')}>
          {logOut}
        </button>
      </form>
    </div>
  )
}
