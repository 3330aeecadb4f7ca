import { contactPage } from '../features/kontakt/index.ts'
import { useSprache, useTexts } from '../i18n/index.ts'
import { Link } from '../ui/link/index.ts'
import styles from './block-fallback.module.css'

/** Stands where a block could not be shown: a sentence and a way on instead of a hole. */
export function BlockFallback() {
  const { page } = useTexts()
  const sprache = useSprache()
  return (
    <p className={styles.fallback}>
      {page.blockFailed} <Link href={contactPage[sprache]}>{page.blockFailedLink}</Link>
    </p>
  )
}
