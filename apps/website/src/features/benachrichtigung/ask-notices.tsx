import { aboFelder, aboPfade, bekanntmachungsabos } from '@kurstadt/contract/abos'
import { columnClass, noteClass, softClass } from '../../ui/column/index.ts'
import { ErrorSummary, fieldProblems, SelectField, TextField } from '../../ui/field/index.ts'
import { Link } from '../../ui/link/index.ts'
import { Button } from '../../ui/push-button/index.ts'
import { kindOfNotices } from './kind-of-notices.ts'
import { noticeMailTexts as own, notificationTexts as words } from './texts.ts'

type AskProps = {
  /** What was chosen and typed before, right or wrong. */
  felder: Readonly<Record<string, string>>
  /** What is wrong, by field. */
  fehler: Readonly<Partial<Record<string, string>>>
  /** Why it could not be sent; null when nothing is in the way. */
  trouble: 'away' | 'busy' | null
}

function messageOf(field: 'wort' | 'email', problem: string): string {
  if (field === 'wort') return own.artProblem
  const { email } = words.problems
  return problem === 'fehlt' ? email.fehlt : email.ungueltig
}

/** Which public notices somebody waits for, and where the mails go; it posts to its own page. */
export function AskForNoticeMails({ fehler, felder, trouble }: AskProps) {
  const { errorOf, errors, idOf } = fieldProblems({
    names: aboFelder,
    prefix: 'abo',
    fehler,
    messageOf,
  })
  return (
    <form className={columnClass} method="post" action={aboPfade.bekanntmachungen} noValidate>
      <ErrorSummary errors={errors} isFirst />
      {trouble !== null && (
        <p className={noteClass} role="alert">
          {words[trouble]}
        </p>
      )}
      <p>{own.intro}</p>
      <SelectField
        id={idOf('wort')}
        name="wort"
        label={own.art}
        error={errorOf('wort')}
        options={bekanntmachungsabos.map((value) => ({ value, label: kindOfNotices(value) }))}
        defaultValue={felder.wort ?? 'alle'}
        isRequired
      />
      <TextField
        id={idOf('email')}
        name="email"
        type="email"
        label={words.labels.email}
        hint={own.emailHint}
        error={errorOf('email')}
        defaultValue={felder.email ?? ''}
        autoComplete="email"
        maxLength={254}
        isRequired
      />
      <p>
        <Button type="submit">{words.send}</Button>
      </p>
      <p className={softClass}>
        {own.privacy} <Link href={words.privacyHref}>{words.privacyLink}</Link>
      </p>
    </form>
  )
}

/** Says that a link is on its way, whatever is known of the address (T04). */
export function AskedForNoticeMails({ email }: { email: string }) {
  return (
    <div className={columnClass}>
      <p className={noteClass} role="status">
        <strong>{words.asked.text(email)}</strong>
      </p>
      <p>{own.missing}</p>
      <p>
        <Link href={aboPfade.bekanntmachungen}>{own.again}</Link>
      </p>
    </div>
  )
}
