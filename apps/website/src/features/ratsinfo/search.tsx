import { type RatsinfoSuche, ratsinfoArten } from '@kurstadt/contract'
import { formatInstant, useRatsinfoTexts, useSprache } from '../../i18n/index.ts'
import { buttonClass } from '../../ui/button/index.ts'
import { SelectField, TextField } from '../../ui/field/index.ts'
import { Link, useCurrentPath, useKnownQuery } from '../../ui/link/index.ts'
import { EmptyList, ListFoot } from '../liste/index.ts'
import { CouncilHits } from './hits.tsx'
import { MailLink } from './mail-link.tsx'
import { useCouncilPlaces } from './places.ts'
import { type CouncilQuery, councilParameters } from './query.ts'
import styles from './search.module.css'

const { q, art, gremium_id, jahr, neu_seit } = councilParameters

/** What the address asks of the search; a list of papers knows no kinds, and nobody else a last visit. */
export function useSearchQuery(hasKinds: boolean): CouncilQuery {
  const { isInternal } = useCouncilPlaces()
  const more = { ...(hasKinds ? { art } : {}), ...(isInternal ? { neu_seit } : {}) }
  return useKnownQuery({ q, gremium_id, jahr, ...more })
}

type FormProps = {
  path: string
  query: CouncilQuery
  hasKinds: boolean
  choices: Pick<RatsinfoSuche, 'jahre' | 'gremien'>
}

const numbered = (years: readonly number[]) =>
  years.map((year) => ({ value: String(year), label: String(year) }))

function Filters({ query, hasKinds, choices }: Omit<FormProps, 'path'>) {
  const words = useRatsinfoTexts()
  const { suche } = words
  return (
    <>
      {hasKinds && (
        <SelectField
          id="ratsinfo-art"
          name="art"
          label={suche.art}
          placeholder={suche.alleArten}
          options={ratsinfoArten.map((value) => ({ value, label: suche.arten[value] }))}
          defaultValue={query.art ?? ''}
        />
      )}
      <SelectField
        id="ratsinfo-gremium"
        name="gremium_id"
        label={words.gremiumWahl}
        placeholder={words.alleGremien}
        options={choices.gremien.map(({ id, titel }) => ({ value: String(id), label: titel }))}
        defaultValue={query.gremium_id ?? ''}
      />
      <SelectField
        id="ratsinfo-jahr"
        name="jahr"
        label={words.jahrWahl}
        placeholder={words.alleJahre}
        options={numbered(choices.jahre)}
        defaultValue={query.jahr ?? ''}
      />
    </>
  )
}

/** The words to look for, and what hits are limited to. */
export function CouncilSearchForm({ path, query, hasKinds, choices }: FormProps) {
  const { suche } = useRatsinfoTexts()
  const sprache = useSprache()
  return (
    <form className={styles.form} action={path} aria-label={suche.label}>
      <TextField
        id="ratsinfo-q"
        name="q"
        type="search"
        label={suche.feld}
        hint={suche.hinweis}
        defaultValue={query.q ?? ''}
        maxLength={200}
        autoComplete="off"
        className={styles.field}
      />
      {query.neu_seit && (
        <>
          <p>{suche.neuSeit(formatInstant(query.neu_seit, sprache))}</p>
          <input type="hidden" name="neu_seit" value={query.neu_seit} />
        </>
      )}
      <div className={styles.filters}>
        <Filters query={query} hasKinds={hasKinds} choices={choices} />
        <button type="submit" className={buttonClass('solid')}>
          {suche.senden}
        </button>
      </div>
    </form>
  )
}

type SearchProps = {
  /** Null where the search is away. */
  suche: RatsinfoSuche | null
  /** False where only papers are looked for. */
  hasKinds: boolean
  heading: 'h2' | 'h3'
}

/** The search of the council with its filters, all of it in the address (spec 2.6). */
export function CouncilSearch({ suche, hasKinds, heading: Heading }: SearchProps) {
  const words = useRatsinfoTexts().suche
  const query = useSearchQuery(hasKinds)
  const path = useCurrentPath()
  const { q: term = '' } = query
  if (suche === null) return <p>{words.away}</p>
  return (
    <div className={styles.search}>
      <CouncilSearchForm path={path} query={query} hasKinds={hasKinds} choices={suche} />
      <div className={styles.found}>
        <Heading className={styles.count} id="ergebnisse">
          <span role="status">
            {suche.anzahl === 0 ? words.keine(term) : words.gefunden(suche.anzahl, term)}
          </span>
        </Heading>
        {Object.keys(query).length > 0 && (
          <Link href={path} className={styles.reset}>
            {words.zuruecksetzen}
          </Link>
        )}
      </div>
      <MailLink term={term} />
      <EmptyList list={suche} query={query} />
      <CouncilHits treffer={suche.data} heading={Heading === 'h2' ? 'h3' : 'h4'} />
      <ListFoot list={suche} whole={null} words="" query={query} />
    </div>
  )
}
