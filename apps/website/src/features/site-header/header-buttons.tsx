import { useSprache, useTexts } from '../../i18n/index.ts'
import { Icon } from '../../ui/icon/index.ts'
import { Link } from '../../ui/link/index.ts'
import { contentsPath, menuId } from '../menu/index.ts'
import { searchId } from '../suche/index.ts'
import styles from './site-header.module.css'

/** Buttons for search (German only) and menu; a browser that cannot open a menu gets it as a page. */
export function HeaderButtons() {
  const { header } = useTexts()
  const sprache = useSprache()
  return (
    <div className={styles.buttons}>
      {sprache === 'de' && (
        <button type="button" className={styles.button} popoverTarget={searchId}>
          <Icon name="search" />
          <span>{header.search}</span>
        </button>
      )}
      <button type="button" className={styles.button} popoverTarget={menuId}>
        <Icon name="menu" />
        <span>{header.menu}</span>
      </button>
      <Link className={styles.button} href={contentsPath[sprache]}>
        <Icon name="menu" />
        {header.menu}
      </Link>
    </div>
  )
}
