import type { Page } from '../../content/index.ts'
import { EasyReadLink } from '../../features/leichte-sprache/index.ts'
import { otherSprache, useLang, useTexts } from '../../i18n/index.ts'
import { Breadcrumb } from '../../ui/breadcrumb/index.ts'
import { Icon } from '../../ui/icon/index.ts'
import { Link } from '../../ui/link/index.ts'
import styles from './page-title.module.css'

/** Leads to the same page in the other language, when there is one. */
export function Counterpart({ page }: { page: Page }) {
  const texts = useTexts()
  const other = otherSprache(page.seite.sprache)
  const href = page.alternates[other]
  if (!href) return null
  return (
    <Link className={styles.counterpart} href={href} hrefLang={other} lang={other}>
      <Icon name="language" />
      {texts.page.counterpart}
    </Link>
  )
}

/** Way to the page, its title, its counterpart in the other language and in Leichte Sprache. */
export function PageTitle({ page, subtitle }: { page: Page; subtitle: string | null }) {
  const texts = useTexts()
  const { title, sprache, titelSprache = sprache, breadcrumbs, leichteSprache } = page.seite
  const lang = useLang(titelSprache)
  return (
    <div className={styles.title}>
      <div className={styles.way}>
        <Breadcrumb
          label={texts.page.breadcrumb}
          items={breadcrumbs}
          current={title}
          currentLang={lang}
        />
        <Counterpart page={page} />
      </div>
      <h1 lang={lang}>{title}</h1>
      {subtitle && <p className={styles.subtitle}>{subtitle}</p>}
      <EasyReadLink href={leichteSprache} />
    </div>
  )
}
