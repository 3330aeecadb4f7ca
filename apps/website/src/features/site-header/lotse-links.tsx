import { useSprache, useTexts } from '../../i18n/index.ts'
import { Link, useCurrentPath } from '../../ui/link/index.ts'
import { guidePages } from '../area/index.ts'
import styles from './lotse-links.module.css'

/** The two links of the authority pilot's header, and no other (spec 2.2). */
export function LotseLinks() {
  const { header } = useTexts()
  const path = useCurrentPath()
  const { offices, services } = guidePages[useSprache()]
  const here = [services, offices].find((href) => path.startsWith(href))
  const links = [
    [offices, header.offices],
    [services, header.services],
  ] as const
  return (
    <nav aria-label={header.authority}>
      <ul className={styles.lotse}>
        {links.map(([href, title]) => (
          <li key={href}>
            <Link href={href} aria-current={href === path ? 'page' : href === here || undefined}>
              {title}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}
