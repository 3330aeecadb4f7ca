import type { Strasse, Strassentreffer } from '@kurstadt/contract'
import { joinFacts } from '../../i18n/index.ts'
import { TextField } from '../../ui/field/index.ts'
import { Link, useCurrentPath } from '../../ui/link/index.ts'
import { Button } from '../../ui/push-button/index.ts'
import { useAbfallQuery, useCalendarAddress } from './query.ts'
import styles from './street-search.module.css'
import { useAbfallTexts } from './texts.ts'

/** A street as its residents know it: with its numbers where it is split. */
export function useStreetName({ hausnummern, name }: Pick<Strasse, 'name' | 'hausnummern'>) {
  const { nummern } = useAbfallTexts()
  return hausnummern === null ? name : `${name}, ${nummern(hausnummern)}`
}

/** Asks for a street: a GET form, so that it works without a line of code. */
export function StreetSearch() {
  const words = useAbfallTexts()
  const { arten, q } = useAbfallQuery()
  return (
    <form className={styles.form} action={useCurrentPath()} aria-label={words.suche}>
      <div className={styles.field}>
        <TextField
          id="abfall-q"
          name="q"
          type="search"
          label={words.feld}
          hint={words.hinweis}
          defaultValue={q ?? ''}
          maxLength={200}
          autoComplete="off"
        />
      </div>
      {arten && <input type="hidden" name="arten" value={arten} />}
      <Button type="submit">{words.zeigen}</Button>
    </form>
  )
}

function Hit({ strasse }: { strasse: Strassentreffer }) {
  const words = useAbfallTexts()
  const name = useStreetName(strasse)
  const { frueher, id, ortsteil } = strasse
  const more = joinFacts([ortsteil, frueher !== null && words.frueher(frueher)])
  return (
    <li>
      <Link href={useCalendarAddress(id)()} className={styles.hit}>
        <span lang="de">{name}</span>
        {more && <span className={styles.more}>{more}</span>}
      </Link>
    </li>
  )
}

/** The streets that may be meant, or that none is. */
export function StreetHits({ treffer }: { treffer: readonly Strassentreffer[] }) {
  const words = useAbfallTexts()
  const { q, strasse_id } = useAbfallQuery()
  if (treffer.length > 0)
    return (
      <div className={styles.hits}>
        <h3 id="strassen">{words.welche}</h3>
        <ul className={styles.list} aria-labelledby="strassen">
          {treffer.map((strasse) => (
            <Hit key={strasse.id} strasse={strasse} />
          ))}
        </ul>
      </div>
    )
  if (q !== undefined) return <p role="status">{words.keine(q)}</p>
  return strasse_id === undefined ? null : <p role="status">{words.unbekannt}</p>
}
