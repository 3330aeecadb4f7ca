import type { OutdoorListe } from '@kurstadt/contract'
import { Checkbox, SelectField } from '../../ui/field/index.ts'
import { Icon } from '../../ui/icon/index.ts'
import { Link, useCurrentPath } from '../../ui/link/index.ts'
import { Button } from '../../ui/push-button/index.ts'
import { useTourTexts } from './texts.ts'
import styles from './tour-filters.module.css'
import { addressOf, isFiltered, resultsId, type TourQuery } from './tour-query.ts'

type FiltersProps = Pick<OutdoorListe, 'contentType' | 'arten'> & { query: TourQuery }

/** Steps to choose from; an address may name any other number. */
const steps = {
  laenge_bis: [3, 5, 10, 20],
  dauer_bis: [60, 120, 240],
  aufstieg_bis: [50, 150, 300, 600],
} as const

type UpToProps = {
  name: keyof typeof steps
  label: string
  query: TourQuery
  say: (value: number) => string
}

/** A number that is not to be passed; one of the address is offered even if it is no step. */
function UpTo({ name, label, query, say }: UpToProps) {
  const words = useTourTexts()
  const chosen = query[name] === undefined ? [] : [Number(query[name])]
  const values = [...new Set<number>([...steps[name], ...chosen])].toSorted((a, b) => a - b)
  return (
    <SelectField
      id={`filter-${name}`}
      name={name}
      label={label}
      placeholder={words.beliebig}
      options={values.map((one) => ({ value: String(one), label: words.bis(say(one)) }))}
      defaultValue={query[name]}
    />
  )
}

function Kind({ contentType, arten, query }: FiltersProps) {
  const words = useTourTexts()
  const names: Readonly<Record<string, string>> = { ...words.arten, ...words.ortsarten }
  return (
    <SelectField
      id="filter-art"
      name="art"
      label={words.art}
      placeholder={words.beliebig}
      options={[...new Set([...arten, ...(query.art ? [query.art] : [])])].map((value) => ({
        value,
        label: names[value] ?? value,
      }))}
      defaultValue={query.art}
      key={contentType}
    />
  )
}

function Numbers({ query }: Pick<FiltersProps, 'query'>) {
  const words = useTourTexts()
  return (
    <>
      <UpTo name="laenge_bis" label={words.laenge} query={query} say={words.km} />
      <UpTo name="dauer_bis" label={words.fahrzeit} query={query} say={words.zeit} />
      <UpTo name="aufstieg_bis" label={words.aufstieg} query={query} say={words.meter} />
      <SelectField
        id="filter-schwierigkeit"
        name="schwierigkeit"
        label={words.schwierigkeit}
        placeholder={words.beliebig}
        options={(['leicht', 'mittel', 'schwer'] as const).map((value) => ({
          value,
          label: words.grade[value],
        }))}
        defaultValue={query.schwierigkeit}
      />
    </>
  )
}

/**
 * Everything that tours or places can be chosen by. An ordinary form: each choice has its own
 * address, and sending it leads to what was found.
 */
export function TourFilters({ contentType, arten, query }: FiltersProps) {
  const words = useTourTexts()
  const path = useCurrentPath()
  const flags =
    contentType === 'tour'
      ? (['rundtour', 'kinderwagen', 'barrierefrei'] as const)
      : (['barrierefrei'] as const)
  const kept = contentType === 'poi' ? { contentType } : {}
  return (
    <details className={styles.filters} open={isFiltered(query)}>
      <summary className={styles.summary}>
        <Icon name="filter" />
        {words.filter}
        <Icon name="chevron" />
      </summary>
      <form
        className={styles.form}
        action={`${path}#${resultsId}`}
        method="get"
        aria-label={words.filter}
      >
        {contentType === 'poi' && <input type="hidden" name="contentType" value="poi" />}
        <Kind contentType={contentType} arten={arten} query={query} />
        {contentType === 'tour' && <Numbers query={query} />}
        <fieldset className={styles.flags}>
          <legend>{words.merkmale}</legend>
          {flags.map((name) => (
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
        <div className={styles.buttons}>
          <Button type="submit">{words.filtern}</Button>
          {isFiltered(query) && <Link href={addressOf(path, kept)}>{words.alle[contentType]}</Link>}
        </div>
      </form>
    </details>
  )
}
