import type { NewFactor } from '@kurstadt/contract'
import type { FactorFault } from '../../content/index.ts'
import { buttonClass } from '../../ui/button/index.ts'
import { ErrorSummary } from '../../ui/field/index.ts'
import { CodeField } from './code-field.tsx'
import { messageOf } from './fault.ts'
import { KeyPicture } from './key-picture.tsx'
import { factorTexts } from './texts.ts'
import styles from './zweitfaktor.module.css'

const words = factorTexts.setUp

/** A key in groups of four, which an app takes with or without the spaces. */
const inGroups = (key: string) => key.match(/.{1,4}/g)?.join(' ') ?? key

type SetUpFormProps = {
  factor: NewFactor
  fault: FactorFault | null
  /** The login that asks for it; null where somebody is logged in. */
  vorgang: string | null
  typed?: string | undefined
}

/** Shows the key of a new second factor, as a picture and as text, and asks for the first code. */
export function SetUpForm({ factor, fault, vorgang, typed }: SetUpFormProps) {
  const message = messageOf(fault)
  return (
    <form className={styles.form} method="post">
      {message !== null && (
        <ErrorSummary title={words.summary} errors={[{ fieldId: 'code', message }]} />
      )}
      <ol className={styles.steps}>
        <li>{words.app}</li>
        <li>
          <p>{words.scan}</p>
          <KeyPicture address={factor.adresse} label={words.picture} />
          <p>
            <a href={factor.adresse}>{words.here}</a>
          </p>
          <p>
            {words.byHand} <code className={styles.key}>{inGroups(factor.schluessel)}</code>
          </p>
        </li>
        <li>{words.confirm}</li>
      </ol>
      <input type="hidden" name="adresse" value={factor.adresse} />
      {vorgang !== null && <input type="hidden" name="vorgang" value={vorgang} />}
      <CodeField id="code" error={message} hasFocus={message !== null} typed={typed} />
      <button type="submit" name="tun" value="bestaetigen" className={buttonClass('solid')}>
        {words.send}
      </button>
    </form>
  )
}
