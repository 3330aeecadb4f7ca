import { useId } from 'react'
import { TextField } from '../../ui/field/index.ts'
import { useCurrentPath } from '../../ui/link/index.ts'
import { Button } from '../../ui/push-button/index.ts'
import styles from './list-search.module.css'

type ListSearchProps = {
  query: Readonly<Record<string, string>>
  /** Where a search leads: the count of what was found. */
  resultsId: string
  words: { titel: string; suche: string; suchen: string }
}

/** Looks for words in a list; what else was chosen stays, and the pages begin anew. */
export function ListSearch({ query, resultsId, words }: ListSearchProps) {
  const path = useCurrentPath()
  const { q = '', seite: _, ...others } = query
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
