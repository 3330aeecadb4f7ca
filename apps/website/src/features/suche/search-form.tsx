import { useTexts } from '../../i18n/index.ts'
import { classNames } from '../../lib/index.ts'
import { Icon } from '../../ui/icon/index.ts'
import styles from './search-form.module.css'

type SearchFormProps = {
  fieldId: string
  /** Page that shows what is found (spec 2.2). */
  action: string
  /** What was looked for last. */
  term?: string
  /** In the overlay: larger, on its dark ground, and first to take the focus when it opens. */
  isOnBand?: boolean
}

/** A field to search with; its term travels as `q` (spec 2.2). */
export function SearchForm({ fieldId, action, term = '', isOnBand = false }: SearchFormProps) {
  const { search } = useTexts()
  return (
    <form
      aria-label={search.label}
      className={classNames(styles.form, isOnBand && styles.onBand)}
      action={action}
      method="get"
    >
      <label className={styles.label} htmlFor={fieldId}>
        {search.field}
      </label>
      <input
        key={term}
        className={styles.field}
        id={fieldId}
        type="search"
        name="q"
        required
        // biome-ignore lint/a11y/noAutofocus: takes the focus when the panel opens, not with the page
        autoFocus={isOnBand}
        maxLength={200}
        autoComplete="off"
        defaultValue={term}
        placeholder={search.placeholder}
      />
      <button className={styles.submit} type="submit">
        <Icon name="search" />
        {search.submit}
      </button>
    </form>
  )
}
