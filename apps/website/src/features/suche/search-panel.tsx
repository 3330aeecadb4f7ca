import { useTexts } from '../../i18n/index.ts'
import { Icon } from '../../ui/icon/index.ts'
import { Overlay } from '../../ui/overlay/index.ts'
import styles from './search-panel.module.css'

/** Id of the overlay that holds the search. */
export const searchId = 'suche'

/** The search as an overlay (spec 2.2); in German only (spec 1). */
export function SearchPanel({ menuId }: { menuId: string }) {
  const { search, header } = useTexts()
  return (
    <Overlay
      id={searchId}
      label={search.label}
      closeLabel={header.close}
      side="top"
      other={{ id: menuId, label: header.menu, icon: 'menu' }}
      hasOwnFocus
    >
      <search className={styles.search}>
        <form className={styles.form} action="/de/suche/" method="get">
          <label className={styles.label} htmlFor="suche-q">
            {search.field}
          </label>
          <input
            className={styles.field}
            id="suche-q"
            type="search"
            name="q"
            required
            // biome-ignore lint/a11y/noAutofocus: takes the focus when the panel opens, not with the page
            autoFocus
            maxLength={200}
            autoComplete="off"
            placeholder={search.placeholder}
          />
          <button className={styles.submit} type="submit">
            <Icon name="search" />
            {search.submit}
          </button>
        </form>
      </search>
    </Overlay>
  )
}
