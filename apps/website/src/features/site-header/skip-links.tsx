import type { PageTheme } from '@kurstadt/contract'
import { useSprache, useTexts } from '../../i18n/index.ts'
import { menuId } from '../menu/index.ts'
import { searchId } from '../suche/index.ts'
import styles from './skip-links.module.css'

/** Id of the page's content. */
export const contentId = 'inhalt'
/** Id of the foot of the page. */
export const footerId = 'seitenende'

/**
 * The accessibility bar: leads past the header, opens menu and search (spec 2.5), which the authority
 * pilot does not have (spec 2.2).
 */
export function SkipLinks({ theme }: { theme: PageTheme }) {
  const { skip } = useTexts()
  const hasMenu = theme !== 'behoerdenlotse'
  const hasSearch = useSprache() === 'de' && hasMenu
  return (
    <nav className={styles.skip} aria-label={skip.label}>
      <a href={`#${contentId}`}>{skip.content}</a>
      {hasMenu && (
        <button type="button" popoverTarget={menuId}>
          {skip.menu}
        </button>
      )}
      {hasSearch && (
        <button type="button" popoverTarget={searchId}>
          {skip.search}
        </button>
      )}
      <a href={`#${footerId}`}>{skip.footer}</a>
    </nav>
  )
}
