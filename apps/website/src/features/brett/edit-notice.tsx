import {
  type BrettEigener,
  type BrettFeld,
  brettFelder,
  brettPfade,
} from '@kurstadt/contract/brett'
import { brettArten } from '@kurstadt/contract/brett-arten'
import {
  ErrorSummary,
  fieldProblems,
  SelectField,
  TextArea,
  TextField,
} from '../../ui/field/index.ts'
import { Button } from '../../ui/push-button/index.ts'
import styles from './own-notices.module.css'
import { ownTexts as words } from './own-texts.ts'
import { de } from './texts-de.ts'

/** What was sent, and what is wrong with it, by field. */
export type Edited = {
  felder: Readonly<Record<string, string>>
  fehler: Readonly<Partial<Record<string, string>>>
}

function messageOf(field: BrettFeld, problem: string): string {
  const problems: Readonly<Partial<Record<string, string>>> = words.feldprobleme[field]
  return problems[problem] ?? words.feldprobleme[field].ungueltig
}

type EditProps = { notice: BrettEigener; zugang: string; edited: Edited | null }

/** The words of a notice to be changed; open where something was wrong with them. */
export function EditNotice({ edited, notice, zugang }: EditProps) {
  const { errorOf, errors, idOf } = fieldProblems({
    names: brettFelder,
    prefix: `aushang-${notice.id}`,
    fehler: edited?.fehler ?? {},
    messageOf,
  })
  const fieldOf = (name: BrettFeld) => ({
    id: idOf(name),
    name,
    label: words.felder[name],
    error: errorOf(name),
    defaultValue: edited?.felder[name] ?? notice[name] ?? '',
  })
  return (
    <details className={styles.edit} open={edited !== null}>
      <summary aria-label={words.own.named(words.own.aendern, notice.titel)}>
        {words.own.aendern}
      </summary>
      <form className={styles.fields} method="post" action={brettPfade.eigene(zugang)} noValidate>
        <input type="hidden" name="tun" value="aendern" />
        <input type="hidden" name="eintrag" value={notice.id} />
        <ErrorSummary errors={errors} isFirst />
        <SelectField
          {...fieldOf('art')}
          options={brettArten.map((value) => ({ value, label: de.arten[value] }))}
          isRequired
        />
        <TextField {...fieldOf('titel')} maxLength={100} isRequired />
        <TextArea {...fieldOf('text')} maxLength={2000} isRequired />
        <TextField {...fieldOf('preis')} maxLength={60} />
        <p>
          <Button type="submit">{words.own.speichern}</Button>
        </p>
      </form>
    </details>
  )
}
