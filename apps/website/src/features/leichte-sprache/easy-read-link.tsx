import { Icon } from '../../ui/icon/index.ts'
import { Link } from '../../ui/link/index.ts'
import styles from './leichte-sprache.module.css'
import { accessTexts } from './texts.ts'

/** Leads to the version of a page in Leichte Sprache; nothing where it has none. */
export function EasyReadLink({ href }: { href: string | null }) {
  if (href === null) return null
  return (
    <p>
      <Link className={styles.easyRead} href={href}>
        <Icon name="easy-read" />
        {accessTexts.thisPage}
      </Link>
    </p>
  )
}
