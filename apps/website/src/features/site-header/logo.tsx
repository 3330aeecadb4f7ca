import type { Einstellungen } from '@kurstadt/contract'
import { useSprache, useTexts } from '../../i18n/index.ts'
import { Link, useCurrentPath } from '../../ui/link/index.ts'
import { Emblem } from './emblem.tsx'
import styles from './site-header.module.css'

/** Name of the town; leads home, and on the home page itself it is no link (spec 2.1). */
export function Logo({ einstellungen }: { einstellungen: Einstellungen | null }) {
  const { header } = useTexts()
  const home = `/${useSprache()}/`
  const isHome = useCurrentPath() === home
  const ort = einstellungen?.ortsname ?? header.townFallback
  const content = (
    <>
      <Emblem />
      <span className={styles.words}>
        <span className={styles.town}>{ort}</span>
        {einstellungen?.claim && <span className={styles.claim}>{einstellungen.claim}</span>}
      </span>
    </>
  )
  if (isHome) return <p className={styles.logo}>{content}</p>
  return (
    <Link className={styles.logo} href={home}>
      {content}
      <span className="onlyHeard">{header.toHome}</span>
    </Link>
  )
}
