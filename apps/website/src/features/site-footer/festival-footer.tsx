import { type Einstellungen, framePaths } from '@kurstadt/contract'
import { telHref } from '@kurstadt/contract/tel-href'
import { useSprache, useTexts } from '../../i18n/index.ts'
import { Icon } from '../../ui/icon/index.ts'
import { Kept } from '../../ui/kept/index.ts'
import { Link } from '../../ui/link/index.ts'
import { Adresse, Kontakt } from '../kontakt/index.ts'
import { NewsletterBox } from '../newsletter/index.ts'
import { TicketHours, useTicketTexts } from '../ticket-hotline/index.ts'
import styles from './festival-footer.module.css'
import { useFestivalTexts } from './festival-footer-texts.ts'
import { Foot, Strip } from './foot.tsx'
import { FootLine } from './foot-line.tsx'
import { LinkList } from './link-list.tsx'
import type { FooterProps } from './site-footer.tsx'

/** Pages of the festival and the town that its foot leads to (spec 2.2). */
const paths = {
  de: { ...framePaths.festival.de, accessibility: framePaths.access.de.statement },
  en: { ...framePaths.festival.en, accessibility: framePaths.access.en.statement },
} as const

type OfficeProps = { einstellungen: Einstellungen }

function Office({ einstellungen: { tourismus: stelle, ortsname } }: OfficeProps) {
  const { header } = useTexts()
  const festival = useFestivalTexts()
  const home = `/${useSprache()}/`
  return (
    <section className={styles.part} aria-label={header.festival}>
      <h2 className={styles.name}>{header.festival}</h2>
      <p>{stelle.name}</p>
      <Adresse adresse={stelle.adresse} />
      <Kontakt kontakt={{ ...stelle.kontakt, telefon: null, link: null }} of={stelle.name} />
      <p>
        <Link className={styles.town} href={home}>
          <Icon name="arrow-left" />
          {festival.toTown(ortsname)}
        </Link>
      </p>
    </section>
  )
}

type HotlineProps = { einstellungen: Einstellungen }

function Hotline({ einstellungen: { kartentelefon, tourismus, festival } }: HotlineProps) {
  const ticketHotline = useTicketTexts()
  const telefon = kartentelefon ?? tourismus.kontakt.telefon
  return (
    <section className={styles.part} aria-label={ticketHotline.label}>
      <h2 className={styles.heading}>{ticketHotline.label}</h2>
      {telefon && (
        <p>
          <Link className={styles.telephone} href={telHref(telefon)}>
            {telefon}
          </Link>
        </p>
      )}
      <TicketHours zeiten={festival.kartenzeiten} />
    </section>
  )
}

/** Foot of the festival: ticket hotline, its pages, a newsletter box of its own (spec 2.5). */
export function FestivalFooter({ shell, id }: FooterProps) {
  const { footer } = useTexts()
  const festival = useFestivalTexts()
  const { sprache, menus, einstellungen, newsletter } = shell
  const at = paths[sprache]
  const shop = sprache === 'de' ? [{ title: festival.shop, href: '/de/shop/' }] : []
  return (
    <Foot id={id} edge={<div className={styles.curtain} />}>
      <Kept
        name="foot of the festival"
        of={[einstellungen, menus.quicklinks]}
        className={styles.stage}
      >
        {einstellungen && <Office einstellungen={einstellungen} />}
        {einstellungen && <Hotline einstellungen={einstellungen} />}
        <LinkList menu={menus.quicklinks} label={festival.pages} more={shop} />
      </Kept>
      {newsletter && (
        <Strip name="strip of the festival" of={[newsletter]}>
          <NewsletterBox
            target={newsletter}
            title={festival.newsletter}
            text={festival.newsletterText}
            privacyHref={at.privacy}
          />
        </Strip>
      )}
      <FootLine
        shell={shell}
        links={[
          { title: festival.imprint, href: at.imprint },
          { title: festival.privacy, href: at.privacy },
          { title: footer.barrierefreiheit, href: at.accessibility },
        ]}
      />
    </Foot>
  )
}
