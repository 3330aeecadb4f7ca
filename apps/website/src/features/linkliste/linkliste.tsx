import { linkKind } from '../../lib/index.ts'
import { Icon } from '../../ui/icon/index.ts'
import { Link, useCurrentPath } from '../../ui/link/index.ts'
import styles from './linkliste.module.css'

type LinkListeProps = { links: readonly { link: string; linktext: string }[] }

/** Links below each other; the page that is open is marked, and one of another site looks so. */
export function LinkListe({ links }: LinkListeProps) {
  const here = useCurrentPath()
  return (
    <ul className={styles.list}>
      {links.map(({ link, linktext }) => (
        <li key={`${link} ${linktext}`}>
          <Link
            className={styles.link}
            href={link}
            aria-current={link === here ? 'page' : undefined}
          >
            <Icon name={linkKind(link) === 'external' ? 'external' : 'arrow-right'} />
            <span>{linktext}</span>
          </Link>
        </li>
      ))}
    </ul>
  )
}
