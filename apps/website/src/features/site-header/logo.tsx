import type { Einstellungen, PageTheme } from '@kurstadt/contract'
import { useSprache, useTexts } from '../../i18n/index.ts'
import { Icon } from '../../ui/icon/index.ts'
import { Link, useCurrentPath } from '../../ui/link/index.ts'
import { homeOf } from '../area/index.ts'
import styles from './site-header.module.css'

type LogoProps = { einstellungen: Einstellungen | null; theme: PageTheme }

/**
 * Name of the town or of its festival; leads to the home of the area, and there it is no link
 * (spec 2.1). The authority pilot has two links only, so its name is none either (spec 2.2).
 */
export function Logo({ einstellungen, theme }: LogoProps) {
  const { header } = useTexts()
  const home = homeOf(theme, useSprache())
  const isLink = useCurrentPath() !== home && theme !== 'behoerdenlotse'
  const isFestival = theme === 'rossini'
  const ort = einstellungen?.ortsname ?? header.townFallback
  const claim = { default: einstellungen?.claim, rossini: ort, behoerdenlotse: header.authority }
  const content = (
    <>
      <Icon name={isFestival ? 'lyre' : 'emblem'} className={styles.emblem} />
      <span className={styles.words}>
        <span className={styles.town}>{isFestival ? header.festival : ort}</span>
        {claim[theme] && <span className={styles.claim}>{claim[theme]}</span>}
      </span>
    </>
  )
  if (!isLink) return <p className={styles.logo}>{content}</p>
  return (
    <Link className={styles.logo} href={home}>
      {content}
      <span className="visuallyHidden">{isFestival ? header.toFestival : header.toHome}</span>
    </Link>
  )
}
