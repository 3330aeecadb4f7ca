import { Adresse, Kontakt } from '../../features/kontakt/index.ts'
import { OeffnungszeitenInBrief, useClosingDays } from '../../features/oeffnungszeiten/index.ts'
import type { ViewProps } from '../template.ts'
import styles from './sidebar-kontakt.module.css'

/** How the tourist information or the town hall is reached, and whether it is open (spec 9). */
export function SidebarKontakt({ block: { context, options } }: ViewProps<'sidebar-kontakt'>) {
  const closingDays = useClosingDays()
  const stelle = context[options.stelle]
  return (
    <section className={styles.section}>
      <h2 className={styles.heading}>{options.titel ?? stelle.name}</h2>
      {options.titel && <p>{stelle.name}</p>}
      <Kontakt kontakt={stelle.kontakt} of={stelle.name} />
      <Adresse adresse={stelle.adresse} />
      <OeffnungszeitenInBrief
        zeiten={stelle.oeffnungszeitenStrukturiert}
        closingDays={closingDays}
      />
    </section>
  )
}
