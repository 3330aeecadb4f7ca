import type { SecondFactor } from '@kurstadt/contract'
import type { FactorAct, FactorStep } from '../../content/index.ts'
import { Accordion } from '../../ui/accordion/index.ts'
import { buttonClass } from '../../ui/button/index.ts'
import { ErrorSummary, TextField } from '../../ui/field/index.ts'
import { Link, useCurrentPath } from '../../ui/link/index.ts'
import { CodeField } from './code-field.tsx'
import { messageOf } from './fault.ts'
import { SetUpForm } from './set-up-form.tsx'
import { factorTexts } from './texts.ts'
import styles from './zweitfaktor.module.css'

const words = factorTexts.page

type Failed = Extract<FactorStep, { kind: 'failed' }>

/** What is wrong with the form of an act; null where it is about another one. */
const messageAt = (failed: Failed | null, act: FactorAct) =>
  failed?.act === act ? messageOf(failed.fault, failed.field) : null

/** Recovery codes, which are told once; `next` leads on. */
export function RecoveryCodes({ codes, next }: { codes: readonly string[]; next: string }) {
  const { title, intro, list, go } = factorTexts.codes
  return (
    <section className={styles.form}>
      <h2 tabIndex={-1}>{title}</h2>
      <p role="status">{intro}</p>
      <ol className={styles.codes} aria-label={list}>
        {codes.map((code) => (
          <li key={code}>
            <code>{code}</code>
          </li>
        ))}
      </ol>
      <p>
        <Link href={next} className={buttonClass('solid')}>
          {go}
        </Link>
      </p>
    </section>
  )
}

function Begin({ failed }: { failed: Failed | null }) {
  const message = messageAt(failed, 'einrichten')
  return (
    <form className={styles.form} method="post">
      <TextField
        id="passwort"
        name="passwort"
        type="password"
        label={words.password}
        hint={words.passwordHint}
        autoComplete="current-password"
        isRequired
        autoFocus={message !== null}
        error={message}
      />
      <button type="submit" name="tun" value="einrichten" className={buttonClass('solid')}>
        {words.begin}
      </button>
    </form>
  )
}

type ActFormProps = { act: ActName; failed: Failed | null }

type ActName = Extract<FactorAct, 'einrichten' | 'codes' | 'aus'>

const acts = {
  einrichten: { title: words.move, hint: words.moveHint, send: words.moveSend },
  codes: { title: words.renew, hint: words.renewHint, send: words.renewSend },
  aus: { title: words.off, hint: words.offHint, send: words.offSend },
} as const satisfies Record<ActName, { title: string; hint: string; send: string }>

/** Does something with a second factor, behind a code of it. */
function ActForm({ act, failed }: ActFormProps) {
  const message = messageAt(failed, act)
  return (
    <form className={styles.form} method="post">
      <p>{acts[act].hint}</p>
      <CodeField id={`code-${act}`} error={message} takesRecovery hasFocus={message !== null} />
      <button type="submit" name="tun" value={act} className={buttonClass('quiet')}>
        {acts[act].send}
      </button>
    </form>
  )
}

function Acts({ verlangt, failed }: Pick<SecondFactor, 'verlangt'> & { failed: Failed | null }) {
  const offered: ActName[] = verlangt ? ['einrichten', 'codes'] : ['einrichten', 'codes', 'aus']
  const items = offered.map((act) => ({
    id: `zweitfaktor-${act}`,
    title: acts[act].title,
    content: <ActForm act={act} failed={failed} />,
    isOpen: failed?.act === act,
  }))
  return (
    <>
      <Accordion level={2} items={items} />
      {verlangt && <p className={styles.soft}>{factorTexts.faults.required}</p>}
    </>
  )
}

function State({ stand, failed }: { stand: SecondFactor; failed: Failed | null }) {
  if (stand.seit === null)
    return (
      <>
        <p>{words.none}</p>
        <Begin failed={failed} />
      </>
    )
  return (
    <>
      <p>
        {words.since(stand.seit)} {words.codes(stand.codes)}
      </p>
      <Acts verlangt={stand.verlangt} failed={failed} />
    </>
  )
}

/** Where the summary of what went wrong leads to. */
const fieldOf = ({ act, field }: Failed) => (field === 'passwort' ? 'passwort' : `code-${act}`)

/** The second factor of whoever is logged in: set up, moved, switched off (decision 0064). */
export function SecondFactorPage({
  step,
  stand,
  next,
}: {
  step: FactorStep
  /** Null where it cannot be had. */
  stand: SecondFactor | null
  /** Where the recovery codes lead on to. */
  next: string
}) {
  const here = useCurrentPath()
  const failed = step.kind === 'failed' ? step : null
  const message = failed && messageOf(failed.fault, failed.field)
  if (step.kind === 'codes') return <RecoveryCodes codes={step.codes} next={next} />
  if (step.kind === 'begun')
    return <SetUpForm factor={step.key} fault={step.fault} vorgang={null} />
  return (
    <div className={styles.page}>
      {failed !== null && message !== null && (
        <ErrorSummary title={words.summary} errors={[{ fieldId: fieldOf(failed), message }]} />
      )}
      {step.kind === 'off' && <p role="status">{words.isOff}</p>}
      <p>{words.about}</p>
      {stand === null ? (
        <p>
          {words.away} <Link href={here}>{words.again}</Link>
        </p>
      ) : (
        <State stand={stand} failed={failed} />
      )}
    </div>
  )
}
