import type { Einstellungen } from '@kurstadt/contract'
import { Adresse, Kontakt } from '../kontakt/index.ts'
import { OeffnungszeitenInBrief, useClosingDays } from '../oeffnungszeiten/index.ts'
import styles from './site-footer.module.css'

type ContactBlockProps = {
  stelle: Einstellungen['tourismus']
  isAlone?: boolean
}

/** How the tourism office or the town hall is reached, and whether it is open now. */
export function ContactBlock({ stelle, isAlone = false }: ContactBlockProps) {
  const closingDays = useClosingDays()
  return (
    <section className={isAlone ? styles.alone : styles.contact} aria-label={stelle.name}>
      <h2 className={styles.heading}>{stelle.name}</h2>
      <Adresse adresse={stelle.adresse} />
      <Kontakt kontakt={stelle.kontakt} of={stelle.name} />
      <OeffnungszeitenInBrief
        zeiten={stelle.oeffnungszeitenStrukturiert}
        closingDays={closingDays}
      />
    </section>
  )
}
