import { useId } from 'react'
import { useRathausTexts } from '../../i18n/index.ts'
import { TextField } from '../../ui/field/index.ts'
import { Link, useCurrentPath, useKnownQuery } from '../../ui/link/index.ts'
import { Button } from '../../ui/push-button/index.ts'
import styles from './aemter.module.css'

/** What somebody looks for among the offices. */
export const filterQuery = { q: /^.{1,200}$/su }
/** Where the answer to a filter begins, also for a browser that has just sent it. */
const id = 'aemter-filter'
/**
 * Finds offices by name, by who works there and by room: while somebody types, and without
 * JavaScript by asking the server. `count` is how many the page shows.
 */
export function AmtFilter({ count }: { count: number }) {
  const { amt } = useRathausTexts()
  const { q = '' } = useKnownQuery(filterQuery)
  const path = useCurrentPath()
  return (
    <div
      data-behaviour="amt-filter"
      data-none={amt.filterNone('%')}
      data-one={amt.filterCount(1)}
      data-many={amt.filterCount(2)}
    >
      <form
        id={id}
        className={styles.filter}
        action={`${path}#${id}`}
        method="get"
        aria-label={amt.filterLabel}
      >
        <TextField
          key={q}
          id={useId()}
          name="q"
          type="search"
          label={amt.filter}
          maxLength={200}
          autoComplete="off"
          defaultValue={q}
        />
        <div className={styles.buttons}>
          <Button type="submit" icon="search">
            {amt.filterSubmit}
          </Button>
          {q !== '' && <Link href={path}>{amt.filterReset}</Link>}
        </div>
        <p className={styles.count} role="status">
          {q !== '' && (count > 0 ? amt.filterCount(count) : amt.filterNone(q))}
        </p>
      </form>
    </div>
  )
}
