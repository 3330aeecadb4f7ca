import type { Einstellungen } from '@kurstadt/contract'
import type { Shell } from '../../content/index.ts'
import { useTexts } from '../../i18n/index.ts'
import { Kept } from '../../ui/kept/index.ts'
import { Ridge } from '../../ui/ridge/index.ts'
import { NewsletterBox } from '../newsletter/index.ts'
import { useClosingDays } from '../oeffnungszeiten/index.ts'
import { ContactBlock } from './contact-block.tsx'
import { Foot, Strip } from './foot.tsx'
import { FootLine } from './foot-line.tsx'
import { LinkList, Links, linksOf } from './link-list.tsx'
import styles from './site-footer.module.css'

function Social({ social }: { social: Einstellungen['social'] }) {
  const { footer } = useTexts()
  if (social.length === 0) return null
  const items = social.map(({ dienst, url }) => ({ title: dienst, href: url }))
  return (
    <section className={styles.social} aria-label={footer.social}>
      <h2>{footer.social}</h2>
      <Links isInline items={items} />
    </section>
  )
}

/** What every footer is given. */
export type FooterProps = { shell: Shell; id: string }

/** Foot of the town's pages: contact, topics, information, newsletter, social, legal (spec 2.5). */
export function SiteFooter({ shell, id }: FooterProps) {
  const { footer, newsletter } = useTexts()
  const { sprache, menus, einstellungen } = shell
  const { footerThemen, footerInformationen } = menus
  const hasNewsletter = sprache === 'de' && shell.newsletter
  const closingDays = useClosingDays()
  return (
    <Foot id={id} edge={<Ridge />}>
      <Kept
        name="foot"
        of={[einstellungen, closingDays, footerThemen, footerInformationen]}
        className={styles.blocks}
      >
        {einstellungen && (
          <div className={styles.pair}>
            <ContactBlock stelle={einstellungen.tourismus} closingDays={closingDays} />
            <ContactBlock stelle={einstellungen.rathaus} closingDays={closingDays} />
          </div>
        )}
        <div className={styles.lists}>
          <LinkList menu={footerThemen} label={footer.themen} />
          <LinkList menu={footerInformationen} label={footer.informationen} />
        </div>
      </Kept>
      <Strip name="strip of the foot" of={[einstellungen, shell.newsletter]}>
        {hasNewsletter && (
          <NewsletterBox
            target={hasNewsletter}
            title={newsletter.titel}
            text={newsletter.text}
            privacyHref="/de/datenschutz/"
          />
        )}
        <Social social={einstellungen?.social ?? []} />
      </Strip>
      <FootLine links={linksOf(menus.footerRechtliches)} shell={shell} />
    </Foot>
  )
}
