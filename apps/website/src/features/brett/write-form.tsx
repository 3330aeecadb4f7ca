import {
  brettPfade,
  longestMessage,
  type NachrichtFeld,
  nachrichtFelder,
} from '@kurstadt/contract/brett'
import { ButtonLink } from '../../ui/button/index.ts'
import { columnClass, noteClass, softClass } from '../../ui/column/index.ts'
import { Checkbox, ErrorSummary, fieldProblems, TextArea, TextField } from '../../ui/field/index.ts'
import { Link } from '../../ui/link/index.ts'
import { Button } from '../../ui/push-button/index.ts'
import type { Edited } from './edit-notice.tsx'
import styles from './own-notices.module.css'
import { ownTexts as words } from './own-texts.ts'

const { schreiben } = words

function messageOf(field: NachrichtFeld, problem: string): string {
  const problems: Readonly<Partial<Record<string, string>>> = schreiben.problems[field]
  return problems[problem] ?? schreiben.problems[field].ungueltig
}

type WriteProps = Edited & {
  /** Number of the notice, and its heading where that can be had. */
  aushang: number
  titel: string | null
  /** Why it could not be sent; null when nothing is in the way. */
  trouble: 'away' | 'busy' | null
}

/** Writes to whoever has put up a notice; it posts to its own page. */
export function WriteToWriter({ aushang, fehler, felder, titel, trouble }: WriteProps) {
  const { errorOf, errors, idOf } = fieldProblems({
    names: nachrichtFelder,
    prefix: 'nachricht',
    fehler,
    messageOf,
  })
  const fieldOf = (name: NachrichtFeld) => ({
    id: idOf(name),
    name,
    label: schreiben.labels[name],
    error: errorOf(name),
  })
  const typed = (name: NachrichtFeld) => ({ ...fieldOf(name), defaultValue: felder[name] ?? '' })
  return (
    <form className={columnClass} method="post" action={brettPfade.schreiben(aushang)} noValidate>
      <ErrorSummary errors={errors} isFirst />
      {trouble !== null && (
        <p className={noteClass} role="alert">
          {words[trouble]}
        </p>
      )}
      {titel !== null && (
        <p>
          <strong>{schreiben.to(titel)}</strong>
        </p>
      )}
      <p>{schreiben.intro}</p>
      <TextField {...typed('name')} autoComplete="name" maxLength={80} isRequired />
      <TextArea
        {...typed('nachricht')}
        hint={schreiben.hints.nachricht}
        maxLength={longestMessage}
        isRequired
      />
      <TextField
        {...typed('email')}
        hint={schreiben.hints.email}
        type="email"
        autoComplete="email"
        maxLength={254}
      />
      <Checkbox {...fieldOf('weitergeben')} defaultChecked={felder.weitergeben === 'on'} />
      <div className={styles.trap} aria-hidden="true" inert>
        <label htmlFor="nachricht-firma">{schreiben.trap}</label>
        <input
          id="nachricht-firma"
          name="firma"
          type="text"
          tabIndex={-1}
          autoComplete="one-time-code"
        />
      </div>
      <p>
        <Button type="submit">{schreiben.send}</Button>
      </p>
      <p className={softClass}>
        <Link href={words.privacyHref}>{words.privacy}</Link>
      </p>
    </form>
  )
}

/** Says that a message is on its way, or that nobody can be written to. */
export function WrittenToWriter({ isSent }: { isSent: boolean }) {
  return (
    <div className={columnClass}>
      <p className={noteClass} role="status">
        <strong>{isSent ? schreiben.sent : schreiben.gone}</strong>
      </p>
      {isSent && <p>{schreiben.sentMore}</p>}
      <p>
        <ButtonLink href={words.brett.href} look="quiet">
          {schreiben.back}
        </ButtonLink>
      </p>
    </div>
  )
}
