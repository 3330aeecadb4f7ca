import type { Einstellungen } from '@kurstadt/contract'
import { Adresse, Kontakt } from '../kontakt/index.ts'
import { type ClosingDays, OeffnungszeitenInBrief } from '../oeffnungszeiten/index.ts'
import styles from './site-footer.module.css'

type ContactProps = { stelle: Einstellungen['tourismus']; closingDays: ClosingDays }

/** How an office is reached, and whether it is open now. */
export function Contact({ stelle, closingDays }: ContactProps) {
  return (
    <>
      <h2 className={styles.heading}>{stelle.name}</h2>
      <Adresse adresse={stelle.adresse} />
      <Kontakt kontakt={stelle.kontakt} of={stelle.name} />
      <OeffnungszeitenInBrief
        zeiten={stelle.oeffnungszeitenStrukturiert}
        closingDays={closingDays}
      />
    </>
  )
}

/** How the tourism office or the town hall is reached, as a part of the foot of its own. */
export function ContactBlock({ stelle, closingDays }: ContactProps) {
  return (
    <section className={styles.contact} aria-label={stelle.name}>
      <Contact stelle={stelle} closingDays={closingDays} />
    </section>
  )
}
