import type { DirectoryFault } from '../../content/index.ts'
import { buttonClass } from '../../ui/button/index.ts'
import { ErrorSummary, TextField } from '../../ui/field/index.ts'
import { Link } from '../../ui/link/index.ts'
import styles from './anmeldung.module.css'
import type { LoginPlace } from './place.ts'
import { loginTexts } from './texts.ts'

/** Why somebody is not logged in; `asked`: nobody has tried yet. */
export type LoginProblem =
  | { kind: 'asked' }
  | { kind: 'refused' }
  | { kind: 'busy'; retryAfter: number }
  | { kind: 'away' }
  /** The second step came too late, or a second time. */
  | { kind: 'gone' }
  /** The account of the town hall's directory has not opened it. */
  | { kind: 'directory'; fault: DirectoryFault }

function messageOf(problem: LoginProblem): string | null {
  const { login } = loginTexts
  if (problem.kind === 'asked') return null
  if (problem.kind === 'busy') return login.busy(Math.max(1, Math.ceil(problem.retryAfter / 60)))
  if (problem.kind === 'directory') return login.directory.faults[problem.fault]
  return login[problem.kind]
}

/** The way to the directory, before the password: whoever has an account there needs no other. */
function AtDirectory({ href }: { href: string }) {
  const { send, or } = loginTexts.login.directory
  return (
    <>
      <p>
        <a className={buttonClass('solid')} href={href} rel="nofollow">
          {send}
        </a>
      </p>
      <p className={styles.or}>{or}</p>
    </>
  )
}

type LoginFormProps = {
  place: LoginPlace
  problem: LoginProblem
  email: string
  /** Leads to the town hall's directory; null in a town or a place without one. */
  directory?: string | null
  /** Where the form goes to, unless it is this address. */
  action?: string | undefined
}

/**
 * The login, at the address that was asked for: the form leads back there (spec 2.6, 5). It says
 * the same of an unknown address and of a wrong password (T04).
 */
export function LoginForm({ place, problem, email, directory = null, action }: LoginFormProps) {
  const { login } = loginTexts
  const message = messageOf(problem)
  return (
    <form className={styles.login} method="post" action={action}>
      <p>{place.intro}</p>
      {message !== null && (
        <ErrorSummary title={login.summary} errors={[{ fieldId: 'email', message }]} />
      )}
      {directory !== null && <AtDirectory href={directory} />}
      <TextField
        id="email"
        name="email"
        type="email"
        label={login.email}
        autoComplete="username"
        defaultValue={email}
        isRequired
        // The page is a document: nothing else brings who has failed back to the form.
        autoFocus={message !== null}
        error={problem.kind === 'refused' ? message : null}
      />
      <TextField
        id="passwort"
        name="passwort"
        type="password"
        label={login.passwort}
        autoComplete="current-password"
        isRequired
      />
      <button
        type="submit"
        name="tun"
        value="anmelden"
        className={buttonClass(directory === null ? 'solid' : 'quiet')}
      >
        {login.send}
      </button>
      <p>
        <Link href={place.path('passwort-vergessen')}>{login.forgotten}</Link>
      </p>
      <p className={styles.soft}>{place.help}</p>
    </form>
  )
}
