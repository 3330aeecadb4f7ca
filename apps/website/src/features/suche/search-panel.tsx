import { framePaths } from '@kurstadt/contract'
import { useTexts } from '../../i18n/index.ts'
import { Overlay } from '../../ui/overlay/index.ts'
import { SearchForm } from './search-form.tsx'
import styles from './search-panel.module.css'

/** Id of the overlay that holds the search. */
export const searchId = 'suche'
/** Where the search of the whole site is; in German only (spec 1). */
export const searchPath = framePaths.search

/** The search as an overlay (spec 2.2). */
export function SearchPanel({ menuId }: { menuId: string }) {
  const { search, header } = useTexts()
  return (
    <Overlay
      of={[]}
      id={searchId}
      label={search.label}
      closeLabel={header.close}
      side="top"
      other={{ id: menuId, label: header.menu, icon: 'menu' }}
      hasOwnFocus
    >
      <search className={styles.search}>
        <SearchForm fieldId="suche-q" action={searchPath} isOnBand />
      </search>
    </Overlay>
  )
}
