import type { Buchungsportal } from '@kurstadt/contract'
import { daysLater } from '@kurstadt/contract/days'
import { TextField } from '../../ui/field/index.ts'
import { useCurrentPath } from '../../ui/link/index.ts'
import { Button } from '../../ui/push-button/index.ts'
import { type HouseQuery, resultsId } from './house-query.ts'
import styles from './search-form.module.css'
import { readDay, type StayProblem, usualStay } from './stay-dates.ts'
import { useStayTexts } from './texts.ts'

type SearchFormProps = {
  portal: Buchungsportal | null
  heute: string
  query: HouseQuery
  problem: StayProblem | null
}

/** What a search in the town's own list keeps of the address: everything but the days. */
function Kept({ query }: { query: HouseQuery }) {
  const kept = Object.entries(query).filter(([name]) => name !== 'date_from' && name !== 'date_to')
  return kept.map(([name, value]) => <input key={name} type="hidden" name={name} value={value} />)
}

/**
 * Arrival and departure (spec 2.7, 7): a GET form that leads to the external portal in a new tab,
 * with its fixed parameters, or else to the town's own list. It begins with tomorrow and the day in
 * seven days, counted from the day on which the page was made: pages are made anew at midnight, and
 * where one is older its behaviour moves the days on.
 */
export function SearchForm({ portal, heute, query, problem }: SearchFormProps) {
  const words = useStayTexts()
  const path = useCurrentPath()
  const usual = usualStay(heute)
  const target = portal
    ? { action: portal.url, target: '_blank', rel: 'noopener' }
    : { action: `${path}#${resultsId}` }
  const dayOf = (name: 'date_from' | 'date_to', otherwise: string) => {
    const given = query[name]
    return given === undefined ? otherwise : (readDay(given) ?? given)
  }
  return (
    <form
      className={styles.form}
      method="get"
      aria-label={words.suche}
      data-behaviour="stay-dates"
      {...target}
    >
      {portal?.parameter.map(({ name, wert }) => (
        <input key={name} type="hidden" name={name} value={wert} />
      ))}
      {!portal && <Kept query={query} />}
      <TextField
        id="anreise"
        name="date_from"
        type="date"
        label={words.anreise}
        min={heute}
        defaultValue={dayOf('date_from', usual.von)}
        error={problem && words.problems[problem]}
      />
      <TextField
        id="abreise"
        name="date_to"
        type="date"
        label={words.abreise}
        min={daysLater(heute, 1)}
        defaultValue={dayOf('date_to', usual.bis)}
        aria-invalid={problem ? true : undefined}
      />
      <Button type="submit">{words.suchen}</Button>
      <p className={styles.note}>
        {portal ? words.portalHinweis(new URL(portal.url).host) : words.listeHinweis}
      </p>
    </form>
  )
}
