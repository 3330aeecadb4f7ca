import { useListWords } from '../../i18n/index.ts'
import { SelectField } from '../../ui/field/index.ts'
import { Button } from '../../ui/push-button/index.ts'
import { type EventQuery, resultsId } from './event-query.ts'
import styles from './year-form.module.css'

type YearFormProps = { jahre: readonly number[]; query: EventQuery; action: string }

/**
 * Chooses a year of the archive (spec 2.7, 5): the select is required, its years are those of the
 * events' `datum_von`. Sending it keeps the other filters and begins on the first page.
 */
export function YearForm({ jahre, query, action }: YearFormProps) {
  const words = useListWords()
  const { jahr = '', ...others } = query
  return (
    <form
      key={jahr}
      className={styles.form}
      action={`${action}#${resultsId}`}
      method="get"
      aria-label={words.jahr}
    >
      <SelectField
        id="archiv-jahr"
        name="jahr"
        label={words.jahr}
        isRequired
        placeholder={words.jahrWaehlen}
        options={jahre.map((year) => ({ value: String(year), label: String(year) }))}
        defaultValue={jahr}
      />
      {Object.entries(others).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <Button type="submit">{words.imZeitraum}</Button>
    </form>
  )
}
