import { type AboFeld, aboFelder, aboPfade, longestWort } from '@kurstadt/contract/abos'
import { columnClass, noteClass, softClass } from '../../ui/column/index.ts'
import { ErrorSummary, fieldProblems, TextField } from '../../ui/field/index.ts'
import { Link } from '../../ui/link/index.ts'
import { Button } from '../../ui/push-button/index.ts'
import { notificationTexts as words } from './texts.ts'

function messageOf(field: AboFeld, problem: string): string {
  const problems: Readonly<Partial<Record<string, string>>> = words.problems[field]
  return problems[problem] ?? words.problems[field].ungueltig
}

type AskProps = {
  /** What was typed in before, right or wrong. */
  felder: Readonly<Record<string, string>>
  /** What is wrong, by field. */
  fehler: Readonly<Partial<Record<string, string>>>
  /** Why it could not be sent; null when nothing is in the way. */
  trouble: 'away' | 'busy' | null
}

/** Which words somebody waits for, and where the mails go; it posts to its own page. */
export function AskForMails({ fehler, felder, trouble }: AskProps) {
  const { errorOf, errors, idOf } = fieldProblems({
    names: aboFelder,
    prefix: 'abo',
    fehler,
    messageOf,
  })
  const fieldOf = (name: AboFeld) => ({
    id: idOf(name),
    name,
    label: words.labels[name],
    hint: words.hints[name],
    error: errorOf(name),
    defaultValue: felder[name] ?? '',
    isRequired: true,
  })
  return (
    <form className={columnClass} method="post" action={aboPfade.neu} noValidate>
      <ErrorSummary errors={errors} isFirst />
      {trouble !== null && (
        <p className={noteClass} role="alert">
          {words[trouble]}
        </p>
      )}
      <p>{words.intro}</p>
      <TextField {...fieldOf('wort')} maxLength={longestWort} autoComplete="off" />
      <TextField {...fieldOf('email')} type="email" autoComplete="email" maxLength={254} />
      <p>
        <Button type="submit">{words.send}</Button>
      </p>
      <p className={softClass}>
        {words.privacy} <Link href={words.privacyHref}>{words.privacyLink}</Link>
      </p>
    </form>
  )
}

/** Says that a link is on its way, whatever is known of the address (T04). */
export function AskedForMails({ email }: { email: string }) {
  const { asked } = words
  return (
    <div className={columnClass}>
      <p className={noteClass} role="status">
        <strong>{asked.text(email)}</strong>
      </p>
      <p>{asked.missing}</p>
      <p>
        <Link href={aboPfade.neu}>{asked.again}</Link>
      </p>
    </div>
  )
}
