import type { Abfallart, Strasse } from '@kurstadt/contract'
import {
  aboPfade,
  type ErinnerungFeld,
  erinnerungFelder,
  erinnerungszeiten,
} from '@kurstadt/contract/abos'
import { useSprache } from '../../i18n/index.ts'
import { noteClass, softClass } from '../../ui/column/index.ts'
import {
  ChoiceGroup,
  ErrorSummary,
  fieldProblems,
  SelectField,
  TextField,
} from '../../ui/field/index.ts'
import { Link } from '../../ui/link/index.ts'
import { Button } from '../../ui/push-button/index.ts'
import { useStreetName } from '../abfall/index.ts'
import styles from './reminder.module.css'
import { timeInWords, useReminderTexts } from './texts.ts'

type FormProps = {
  strasse: Strasse
  arten: readonly Abfallart[]
  /** Where another street is chosen. */
  otherStreet: string
  /** What was typed in before, right or wrong; kinds as their numbers with commas. */
  felder: Readonly<Partial<Record<string, string>>>
  /** What is wrong, by field. */
  fehler: Readonly<Partial<Record<string, string>>>
  /** Why it could not be sent; null when nothing is in the way. */
  trouble: 'away' | 'busy' | null
}

/** What is wrong with each field, in words. */
function useProblems(fehler: FormProps['fehler']) {
  const words = useReminderTexts()
  const messageOf = (name: ErinnerungFeld, problem: string) =>
    name === 'email' && problem !== 'fehlt' ? words.emailUngueltig : words.fehlt[name]
  return fieldProblems({ names: erinnerungFelder, prefix: 'erinnerung', fehler, messageOf })
}

/** Asks of which kinds, when, and where the mails go; it posts to an address of its own. */
export function ReminderForm({ arten, fehler, felder, otherStreet, strasse, trouble }: FormProps) {
  const words = useReminderTexts()
  const { errorOf, errors, idOf } = useProblems(fehler)
  const name = useStreetName(strasse)
  const action = aboPfade.erinnern[useSprache()]
  const fieldOf = (field: ErinnerungFeld) => ({
    id: idOf(field),
    name: field,
    label: words.labels[field],
    error: errorOf(field),
    isRequired: true,
  })
  if (arten.length === 0)
    return (
      <p>
        {words.keineArten} <Link href={otherStreet}>{words.andere}</Link>
      </p>
    )
  return (
    <form className={styles.form} method="post" action={action} noValidate>
      <ErrorSummary errors={errors} isFirst />
      {trouble !== null && (
        <p className={noteClass} role="alert">
          {words[trouble]}
        </p>
      )}
      <p id={idOf('strasse_id')}>
        <strong>{words.strasse(name)}</strong> <Link href={otherStreet}>{words.andere}</Link>
      </p>
      <input type="hidden" name="strasse_id" value={strasse.id} />
      <ChoiceGroup
        {...fieldOf('arten')}
        kind="checkbox"
        options={arten.map(({ id, titel }) => ({ value: String(id), label: titel }))}
        defaultValue={(felder.arten ?? '').split(',')}
      />
      <SelectField
        {...fieldOf('zeit')}
        hint={words.hints.zeit}
        options={erinnerungszeiten.map((value) => ({ value, label: timeInWords(value, words) }))}
        defaultValue={felder.zeit ?? 'abend-18'}
      />
      <TextField
        {...fieldOf('email')}
        hint={words.hints.email}
        type="email"
        autoComplete="email"
        maxLength={254}
        defaultValue={felder.email ?? ''}
      />
      <p>
        <Button type="submit">{words.senden}</Button>
      </p>
      <p className={softClass}>
        {words.datenschutz} <Link href={words.datenschutzHref}>{words.datenschutzLink}</Link>
      </p>
    </form>
  )
}

/** Says that a link is on its way, whatever is known of the address (T04). */
export function AskedForReminders({ email }: { email: string }) {
  const { gesendet } = useReminderTexts()
  return (
    <div className={styles.form}>
      <p className={noteClass} role="status">
        <strong>{gesendet.text(email)}</strong>
      </p>
      <p>{gesendet.fehlt}</p>
      <p>
        <Link href={aboPfade.erinnern[useSprache()]}>{gesendet.nochmal}</Link>
      </p>
    </div>
  )
}
