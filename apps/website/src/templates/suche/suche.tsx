import type { Suchtreffer } from '@kurstadt/contract'
import { SearchForm } from '../../features/suche/index.ts'
import { useSearchTexts } from '../../i18n/index.ts'
import { Link, useCurrentPath, useKnownQuery } from '../../ui/link/index.ts'
import type { ViewProps } from '../template.ts'
import styles from './suche.module.css'

/** What somebody looks for, as the contract's call `suche` takes it. */
const known = { q: /^.{1,200}$/su }

function Hit({ hit: { _type, _source, url } }: { hit: Suchtreffer }) {
  const search = useSearchTexts()
  return (
    <li className={styles.hit}>
      <p className={styles.kind}>{search.kinds[_type]}</p>
      <h3 className={styles.heading}>
        <Link href={url}>{_source.titel}</Link>
      </h3>
      {_source.auszug && <p>{_source.auszug}</p>}
    </li>
  )
}

/** A field to search with and what was found; a search that is away says so (spec 2.2, 7). */
export function Suche({ block: { context } }: ViewProps<'suche'>) {
  const search = useSearchTexts()
  const { q: term = '' } = useKnownQuery(known)
  const hits = context?.data ?? []
  const found = hits.length > 0 ? search.found(hits.length, term) : search.nothing(term)
  return (
    <section className={styles.section}>
      <SearchForm fieldId="suchbegriff" action={useCurrentPath()} term={term} />
      {context === null && <p>{search.away}</p>}
      {context !== null && term !== '' && <h2 className={styles.result}>{found}</h2>}
      {context !== null && term !== '' && hits.length === 0 && <p>{search.hints}</p>}
      <ol className={styles.hits}>
        {hits.map((hit) => (
          <Hit key={`${hit._type}-${hit._id}`} hit={hit} />
        ))}
      </ol>
    </section>
  )
}
