import { useSprache, useTexts } from '../../i18n/index.ts'
import { Link, useCurrentPath } from '../../ui/link/index.ts'
import styles from './lotse-links.module.css'

const offices = '/de/behoerdenlotse/'
const services = `${offices}wegweiser/`

/** The two links of the authority pilot's header (spec 2.2); its pages are in German only. */
export function LotseLinks() {
  const { header } = useTexts()
  const path = useCurrentPath()
  const hrefLang = useSprache() === 'de' ? undefined : 'de'
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
            <Link
              href={href}
              hrefLang={hrefLang}
              aria-current={href === path ? 'page' : href === here || undefined}
            >
              {title}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}
