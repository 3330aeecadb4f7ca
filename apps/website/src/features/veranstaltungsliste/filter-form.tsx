import type { Veranstaltungsliste } from '@kurstadt/contract'
import { useListWords } from '../../i18n/index.ts'
import { listAddress } from '../../lib/index.ts'
import { Checkbox, SelectField, TextField } from '../../ui/field/index.ts'
import { Link } from '../../ui/link/index.ts'
import { Button } from '../../ui/push-button/index.ts'
import { type EventQuery, isBackwards, resultsId } from './event-query.ts'
import styles from './filter-form.module.css'

/** What a visitor can choose from. */
export type Choices = Pick<Veranstaltungsliste, 'rubriken' | 'orte'>

type FilterFormProps = {
  choices: Choices
  query: EventQuery
  /** Page that shows what is found. */
  action: string
  /** `archiv` has years of its own form instead of periods, `monat` the months of the calendar. */
  kind: 'kommend' | 'monat' | 'archiv'
}

/** Periods to choose from; `kommend` is the choice that is none. */
const periods = [
  'heute',
  'morgen',
  'wochenende',
  'naechste_7_tage',
  'naechste_30_tage',
  'individuell',
] as const

function Period({ query }: { query: EventQuery }) {
  const words = useListWords()
  const hasDays = !query.zeitraum && Boolean(query.datum_von || query.datum_bis)
  return (
    <>
      <SelectField
        id="filter-zeitraum"
        name="zeitraum"
        label={words.zeitraum}
        placeholder={words.zeitraeume.kommend}
        options={periods.map((value) => ({ value, label: words.zeitraeume[value] }))}
        defaultValue={hasDays ? 'individuell' : query.zeitraum}
      />
      <div className={styles.days}>
        <TextField
          id="filter-datum_von"
          name="datum_von"
          type="date"
          max="9999-12-31"
          label={words.von}
          defaultValue={query.datum_von}
        />
        <TextField
          id="filter-datum_bis"
          name="datum_bis"
          type="date"
          max="9999-12-31"
          label={words.bis}
          defaultValue={query.datum_bis}
          error={isBackwards(query) ? words.endeVorAnfang : null}
        />
      </div>
    </>
  )
}

function Choose({ choices, query }: Pick<FilterFormProps, 'choices' | 'query'>) {
  const words = useListWords()
  return (
    <>
      <SelectField
        id="filter-rubrik"
        name="rubrik_id"
        label={words.rubrik}
        placeholder={words.alleRubriken}
        options={choices.rubriken.map(({ id, rubrik }) => ({ value: String(id), label: rubrik }))}
        defaultValue={query.rubrik_id}
      />
      <SelectField
        id="filter-ort"
        name="ort"
        label={words.ort}
        placeholder={words.alleOrte}
        options={choices.orte.map(({ id, titel }) => ({ value: String(id), label: titel }))}
        defaultValue={query.ort}
      />
      <div className={styles.word}>
        <TextField
          id="filter-q"
          name="q"
          type="search"
          maxLength={200}
          autoComplete="off"
          label={words.suchwort}
          defaultValue={query.q}
        />
      </div>
    </>
  )
}

function Features({ query }: Pick<FilterFormProps, 'query'>) {
  const words = useListWords()
  return (
    <fieldset className={styles.features}>
      <legend>{words.merkmale}</legend>
      {(['kostenlos', 'barrierefrei', 'familien'] as const).map((name) => (
        <Checkbox
          key={name}
          id={`filter-${name}`}
          name={name}
          value="1"
          label={words[name]}
          defaultChecked={query[name] !== undefined}
        />
      ))}
    </fieldset>
  )
}

/**
 * Everything a list of events can be filtered by. An ordinary form: each choice has its own address,
 * and sending it begins on the first page and leads to the results.
 */
export function FilterForm({ choices, query, action, kind }: FilterFormProps) {
  const words = useListWords()
  const kept = kind === 'monat' ? query.monat : query.jahr
  return (
    <form
      key={JSON.stringify(query)}
      className={styles.form}
      action={`${action}#${resultsId}`}
      method="get"
      aria-label={words.filterTitel}
    >
      {kind === 'kommend' && <Period query={query} />}
      {kind === 'monat' && <input type="hidden" name="monat" value={kept} />}
      {kind === 'archiv' && kept && <input type="hidden" name="jahr" value={kept} />}
      <Choose choices={choices} query={query} />
      {kind !== 'archiv' && <Features query={query} />}
      <div className={styles.buttons}>
        <Button type="submit">{words.filtern}</Button>
        {Object.keys(query).length > 0 && (
          <Link href={listAddress(action, {})}>{words.zuruecksetzen}</Link>
        )}
      </div>
    </form>
  )
}
