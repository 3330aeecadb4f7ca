import type { Kontakt as KontaktOnWire } from '@kurstadt/contract'
import { telHref } from '@kurstadt/contract/tel-href'
import { useTexts } from '../../i18n/index.ts'
import { Icon } from '../../ui/icon/index.ts'
import { Link } from '../../ui/link/index.ts'
import styles from './kontakt.module.css'

/** An e-mail address that narrow columns break before its @, and not at a hyphen of its domain. */
function breakable(email: string) {
  const [name = '', domain = ''] = email.split('@')
  return (
    <>
      {name}
      <span className={styles.domain}>@{domain}</span>
    </>
  )
}

/** Telephone, e-mail and link of somebody; nothing when none is known. */
export function Kontakt({ kontakt, of }: { kontakt: KontaktOnWire; of: string }) {
  const { kontakt: words } = useTexts()
  const { telefon, email, link, linktext } = kontakt
  if (!(telefon || email || link)) return null
  return (
    <ul className={styles.kontakt}>
      {telefon && (
        <li>
          <Link href={telHref(telefon)} aria-label={`${words.telefon} ${of}: ${telefon}`}>
            <Icon name="telefon" />
            <span>{telefon}</span>
          </Link>
        </li>
      )}
      {email && (
        <li>
          <Link href={`mailto:${email}`} aria-label={`${words.email} ${of}: ${email}`}>
            <Icon name="mail" />
            <span>{breakable(email)}</span>
          </Link>
        </li>
      )}
      {link && (
        <li>
          <Link href={link}>
            <Icon name="arrow-right" />
            <span>{linktext ?? words.website}</span>
          </Link>
        </li>
      )}
    </ul>
  )
}
