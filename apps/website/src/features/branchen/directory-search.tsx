import { useId } from 'react'
import { TextField } from '../../ui/field/index.ts'
import { useCurrentPath } from '../../ui/link/index.ts'
import { Button } from '../../ui/push-button/index.ts'
import { type DirectoryQuery, resultsId } from './directory-query.ts'
import styles from './directory-search.module.css'
import { useDirectoryTexts } from './texts.ts'

/** Looks for names, trades and keywords; what else was chosen stays. */
export function DirectorySearch({ query }: { query: DirectoryQuery }) {
  const words = useDirectoryTexts()
  const path = useCurrentPath()
  const { q = '', ...others } = query
  return (
    <form
      className={styles.form}
      action={`${path}#${resultsId}`}
      method="get"
      aria-label={words.titel}
    >
      <TextField
        key={q}
        id={useId()}
        name="q"
        type="search"
        label={words.suche}
        maxLength={200}
        autoComplete="off"
        defaultValue={q}
      />
      {Object.entries(others).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <Button type="submit" icon="search">
        {words.suchen}
      </Button>
    </form>
  )
}
