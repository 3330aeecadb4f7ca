import { buttonClass } from '../../ui/button/index.ts'
import { TextField } from '../../ui/field/index.ts'
import styles from './anmeldung.module.css'
import { loginTexts } from './texts.ts'

type AskProps = { action: string; label: string; id: string; q: string }

/** A field to look for something in a part of what lies behind a login. */
export function Ask({ action, label, id, q }: AskProps) {
  return (
    <form className={styles.ask} action={action} aria-label={label}>
      <TextField
        id={id}
        name="q"
        type="search"
        label={label}
        defaultValue={q}
        maxLength={200}
        autoComplete="off"
      />
      <button type="submit" className={buttonClass('quiet')}>
        {loginTexts.search}
      </button>
    </form>
  )
}
