import { Adresse, Kontakt } from '../../features/kontakt/index.ts'
import { TicketHours, useTicketTexts } from '../../features/ticket-hotline/index.ts'
import { useSprache } from '../../i18n/index.ts'
import { Icon } from '../../ui/icon/index.ts'
import { Link } from '../../ui/link/index.ts'
import type { ViewProps } from '../template.ts'
import styles from './sidebar-rossini.module.css'

/**
 * How festival tickets are booked: telephone, e-mail, address and the hours of both halves of the
 * year; in English a link to the newsletter (spec 2.7).
 */
export function SidebarRossini({ block: { context, options } }: ViewProps<'sidebar-rossini'>) {
  const words = useTicketTexts()
  const sprache = useSprache()
  const { kartentelefon, tourismus, festival, newsletter_url } = context
  const telefon = kartentelefon ?? tourismus.kontakt.telefon
  const email = festival.email ?? tourismus.kontakt.email
  return (
    <section className={styles.section}>
      <h2 className={styles.heading}>{options.titel ?? words.buchen}</h2>
      <Kontakt kontakt={{ telefon, email, link: null, linktext: null }} of={words.label} />
      <Adresse adresse={festival.adresse} />
      <TicketHours zeiten={festival.kartenzeiten} heading="h3" />
      {sprache === 'en' && newsletter_url && (
        <p>
          <Link className={styles.newsletter} href={newsletter_url}>
            <Icon name="news" />
            {words.newsletter}
          </Link>
        </p>
      )}
    </section>
  )
}
