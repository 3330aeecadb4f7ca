import type { PendingLogin } from '../../content/index.ts'
import { Accordion } from '../../ui/accordion/index.ts'
import { buttonClass } from '../../ui/button/index.ts'
import { ErrorSummary, TextField } from '../../ui/field/index.ts'
import { CodeField } from './code-field.tsx'
import { messageOf } from './fault.ts'
import { RecoveryCodes } from './second-factor-page.tsx'
import { SetUpForm } from './set-up-form.tsx'
import { factorTexts } from './texts.ts'
import styles from './zweitfaktor.module.css'

const words = factorTexts.login

function Hidden({ vorgang }: { vorgang: string }) {
  return <input type="hidden" name="vorgang" value={vorgang} />
}

type TypedCode = { vorgang: string; typed?: string | undefined }

function Recovery({ vorgang, typed }: TypedCode) {
  return (
    <form className={styles.form} method="post">
      <Hidden vorgang={vorgang} />
      <TextField
        id="ersatzcode"
        name="code"
        label={words.recovery}
        hint={words.recoveryHint}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        maxLength={100}
        defaultValue={typed}
        isRequired
      />
      <button type="submit" name="tun" value="code" className={buttonClass('quiet')}>
        {words.recoverySend}
      </button>
      <p className={styles.soft}>{words.help}</p>
    </form>
  )
}

/** Asks for the code of a login whose password is right, at the address that was asked for. */
function CodeForm({ vorgang, fault, typed }: Extract<PendingLogin, { kind: 'code' }>) {
  const message = messageOf(fault)
  // Letters are of a recovery code: it stands in its own field again.
  const isRecovery = typed !== undefined && /\p{L}/u.test(typed)
  return (
    <div className={styles.alone}>
      <form className={styles.form} method="post">
        <p>{words.intro}</p>
        {message !== null && (
          <ErrorSummary title={factorTexts.code.summary} errors={[{ fieldId: 'code', message }]} />
        )}
        <Hidden vorgang={vorgang} />
        <CodeField id="code" error={message} hasFocus typed={isRecovery ? undefined : typed} />
        <button type="submit" name="tun" value="code" className={buttonClass('solid')}>
          {words.send}
        </button>
      </form>
      <Accordion
        level={2}
        items={[
          {
            id: 'verloren',
            title: words.lost,
            content: <Recovery vorgang={vorgang} typed={isRecovery ? typed : undefined} />,
            isOpen: isRecovery,
          },
        ]}
      />
    </div>
  )
}

/** What a login still asks for whose password is right: a code, or a second factor to be set up. */
export function PendingLoginForm({ login }: { login: PendingLogin }) {
  if (login.kind === 'code') return <CodeForm {...login} />
  const { vorgang, key, fault, typed } = login
  return (
    <div className={styles.alone}>
      <p>{factorTexts.setUp.demanded}</p>
      <SetUpForm factor={key} fault={fault} vorgang={vorgang} typed={typed} />
    </div>
  )
}

/** Recovery codes of a login that has set up a factor; `next` leads on. */
export function LoginCodes({ codes, next }: { codes: readonly string[]; next: string }) {
  return (
    <div className={styles.alone}>
      <RecoveryCodes codes={codes} next={next} />
    </div>
  )
}

/** Heading of such a page. */
export const titleOfPending = (login: PendingLogin, loginTitle: string): string =>
  login.kind === 'code' ? loginTitle : factorTexts.setUp.title
