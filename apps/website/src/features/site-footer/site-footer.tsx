import type { Einstellungen, Menu } from '@kurstadt/contract'
import type { Shell } from '../../content/index.ts'
import { useSprache, useTexts } from '../../i18n/index.ts'
import { Link } from '../../ui/link/index.ts'
import { Ridge } from '../../ui/ridge/index.ts'
import { ContactBlock } from './contact-block.tsx'
import styles from './site-footer.module.css'

function LinkList({ menu, label }: { menu: Menu | null; label: string }) {
  const { footer, error } = useTexts()
  const sprache = useSprache()
  if (menu?.menuItems.length === 0) return null
  return (
    <nav className={styles.block} aria-label={label}>
      <h2 className={styles.heading}>{label}</h2>
      {menu === null ? (
        <p>
          {footer.missing} <Link href={`/${sprache}/`}>{error.homeOf.default}</Link>
        </p>
      ) : (
        <ul className={styles.links}>
          {menu.menuItems.map(({ id, title, href }) => (
            <li key={id}>{href === null ? title : <Link href={href}>{title}</Link>}</li>
          ))}
        </ul>
      )}
    </nav>
  )
}

function Social({ social }: { social: Einstellungen['social'] }) {
  const { footer } = useTexts()
  if (social.length === 0) return null
  return (
    <div className={styles.block}>
      <h2 className={styles.heading}>{footer.social}</h2>
      <ul className={styles.links}>
        {social.map(({ dienst, url }) => (
          <li key={url}>
            <Link href={url}>{dienst}</Link>
          </li>
        ))}
      </ul>
    </div>
  )
}

function Legal({ menu, ort }: { menu: Menu | null; ort: string | undefined }) {
  const { footer } = useTexts()
  return (
    <div className={styles.legal}>
      {ort && <p>© {ort}</p>}
      {menu && menu.menuItems.length > 0 && (
        <nav aria-label={footer.rechtliches}>
          <ul className={styles.legalLinks}>
            {menu.menuItems.map(({ id, title, href }) => (
              <li key={id}>{href === null ? title : <Link href={href}>{title}</Link>}</li>
            ))}
          </ul>
        </nav>
      )}
    </div>
  )
}

/** Foot of every page: contact, topics, information, social and legal links (spec 2.5). */
export function SiteFooter({ shell, id }: { shell: Shell; id: string }) {
  const { footer } = useTexts()
  const { menus, einstellungen } = shell
  return (
    <footer className={styles.footer} id={id} tabIndex={-1}>
      <Ridge />
      <div className={styles.band}>
        <div className={styles.inner}>
          <div className={styles.blocks}>
            {einstellungen && <ContactBlock stelle={einstellungen.tourismus} />}
            {einstellungen && <ContactBlock stelle={einstellungen.rathaus} />}
            <LinkList menu={menus.footerThemen} label={footer.themen} />
            <div className={styles.pair}>
              <LinkList menu={menus.footerInformationen} label={footer.informationen} />
              <Social social={einstellungen?.social ?? []} />
            </div>
          </div>
          <Legal menu={menus.footerRechtliches} ort={einstellungen?.ortsname} />
        </div>
      </div>
    </footer>
  )
}
