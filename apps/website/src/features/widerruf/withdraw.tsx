import { shopPfade, type WiderrufFeld, widerrufFelder } from '@kurstadt/contract/shop'
import { formatInstant, useSprache } from '../../i18n/index.ts'
import { columnClass, softClass } from '../../ui/column/index.ts'
import { ErrorSummary, fieldProblems, TextArea, TextField } from '../../ui/field/index.ts'
import { Link } from '../../ui/link/index.ts'
import { Button } from '../../ui/push-button/index.ts'
import { useWithdrawalTexts, type WithdrawalTexts } from './texts.ts'
import styles from './widerruf.module.css'

/** What is wrong with a field, in words. */
function messageOf(field: WiderrufFeld, problem: string, words: WithdrawalTexts): string {
  const label = words.labels[field]
  if (problem === 'kurz') return words.tooShort(label)
  if (problem === 'lang') return words.tooLong(label)
  if (problem === 'links') return words.noLinks(label)
  const own = words.problems[field]
  return problem === 'fehlt' ? own.fehlt : own.ungueltig
}

type WithdrawProps = {
  /** What was typed in before, right or wrong. */
  felder: Readonly<Record<string, string>>
  /** What is wrong, by field. */
  fehler: Readonly<Partial<Record<string, string>>>
  /** Names the declaration: sent twice, it is one. */
  schluessel: string
  /** Why it could not be sent; null when nothing is in the way. */
  trouble: 'away' | 'busy' | null
}

/** What every field is told. */
function useFields({ fehler, felder }: Pick<WithdrawProps, 'fehler' | 'felder'>) {
  const words = useWithdrawalTexts()
  const { errorOf, errors, idOf } = fieldProblems({
    names: widerrufFelder,
    prefix: 'widerruf',
    fehler,
    messageOf: (name, problem) => messageOf(name, problem, words),
  })
  const fieldOf = (name: WiderrufFeld) => ({
    id: idOf(name),
    name,
    label: words.labels[name],
    hint: words.hints[name],
    error: errorOf(name),
    defaultValue: felder[name] ?? '',
  })
  return { errors, fieldOf }
}

/** Who withdraws from which contract, and where the receipt goes; it posts to its own page (§ 356a BGB). */
export function Withdraw({ fehler, felder, schluessel, trouble }: WithdrawProps) {
  const words = useWithdrawalTexts()
  const paths = shopPfade[useSprache()]
  const { errors, fieldOf } = useFields({ fehler, felder })
  return (
    <form className={columnClass} method="post" action={paths.widerruf} noValidate>
      <ErrorSummary errors={errors} isFirst />
      {trouble !== null && (
        <p className={styles.trouble} role="alert">
          {words[trouble]}
        </p>
      )}
      <p>{words.intro}</p>
      <input type="hidden" name="schluessel" value={schluessel} />
      <TextField {...fieldOf('bestellnummer')} maxLength={200} isRequired />
      <TextField {...fieldOf('name')} autoComplete="name" maxLength={120} isRequired />
      <TextField
        {...fieldOf('email')}
        type="email"
        autoComplete="email"
        maxLength={254}
        isRequired
      />
      <TextArea {...fieldOf('umfang')} rows={3} maxLength={1_000} />
      <p className={styles.declare}>{words.declare}</p>
      <p>
        <Button type="submit">{words.confirm}</Button>
      </p>
      <p className={softClass}>
        {words.privacy} <Link href={words.privacyHref}>{words.privacyLink}</Link>
      </p>
    </form>
  )
}

/** Says that a declaration is in, since when, and what happens now. */
export function Received({ am, email }: { am: string; email: string }) {
  const { received } = useWithdrawalTexts()
  const sprache = useSprache()
  return (
    <div className={columnClass}>
      <div className={styles.received} role="status">
        <p>
          <strong>{received.text(formatInstant(am, sprache))}</strong>
        </p>
        <p>{received.mail(email)}</p>
      </div>
      <p>{received.next}</p>
      <p>
        <Link href={shopPfade[sprache].liste}>{received.back}</Link>
      </p>
    </div>
  )
}
