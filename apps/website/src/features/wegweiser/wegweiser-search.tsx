import { useRathausTexts, useSprache } from '../../i18n/index.ts'
import { TextField } from '../../ui/field/index.ts'
import { Link, useCurrentPath } from '../../ui/link/index.ts'
import { Button } from '../../ui/push-button/index.ts'
import { searchPath } from '../suche/index.ts'
import styles from './wegweiser.module.css'

type WegweiserSearchProps = {
  id: string
  /** What was looked for; empty when nothing was. */
  term: string
  anzahl: number
  gemeint: string | null
}

/** Where the answer to a search begins, also for a browser that has just sent it. */
const treffer = 'treffer'

/** Where else to look; the search of the whole site is in German only (spec 1). */
function Elsewhere({ term }: { term: string }) {
  const { wegweiser: words } = useRathausTexts()
  const path = useCurrentPath()
  const isGerman = useSprache() === 'de'
  return (
    <>
      <p>{words.hints}</p>
      <p>
        <Link href={path}>{words.all}</Link>
      </p>
      {isGerman && (
        <p>
          <Link href={`${searchPath}?q=${encodeURIComponent(term)}`}>{words.everywhere(term)}</Link>
        </p>
      )}
    </>
  )
}

function Result({ term, anzahl, gemeint }: Omit<WegweiserSearchProps, 'id'>) {
  const { wegweiser: words } = useRathausTexts()
  const path = useCurrentPath()
  if (term === '') return null
  if (anzahl > 0 && gemeint === null) return <p>{words.found(anzahl, term)}</p>
  return (
    <>
      <p>
        <strong>{words.nothing(term)}</strong>
      </p>
      {gemeint === null ? (
        <Elsewhere term={term} />
      ) : (
        <p>
          <Link href={`${path}?q=${encodeURIComponent(gemeint)}`}>{words.meant(gemeint)}</Link>
        </p>
      )}
    </>
  )
}

/**
 * The search of the service guide: submitted by Enter or by «Suche starten», taken back by «Suche
 * zurücksetzen» (spec 2.7). Both are forms, so both work without JavaScript.
 */
export function WegweiserSearch({ id, term, ...result }: WegweiserSearchProps) {
  const { wegweiser: words } = useRathausTexts()
  const path = useCurrentPath()
  return (
    <div className={styles.search}>
      <form action={path} method="get" id={`${id}-leer`} />
      <form
        className={styles.form}
        action={`${path}#${treffer}`}
        method="get"
        aria-label={words.label}
      >
        <TextField
          key={term}
          id={id}
          name="q"
          type="search"
          label={words.field}
          hint={words.hint}
          maxLength={200}
          autoComplete="off"
          defaultValue={term}
        />
        <div className={styles.buttons}>
          <Button type="submit" icon="search">
            {words.submit}
          </Button>
          <Button type="submit" look="quiet" form={`${id}-leer`} data-reset="">
            {words.reset}
          </Button>
        </div>
      </form>
      <div role="status" id={treffer} className={styles.result}>
        <Result term={term} {...result} />
      </div>
    </div>
  )
}
