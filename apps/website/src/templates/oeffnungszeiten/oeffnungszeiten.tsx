import { Oeffnungszeiten } from '../../features/oeffnungszeiten/index.ts'
import { useOpeningHoursId } from '../../features/opening-hours-id/index.ts'
import type { ViewProps } from '../template.ts'
import styles from './oeffnungszeiten.module.css'

/** Opening hours that an editor wrote for a place (spec 4, opening hours display). */
export function OeffnungszeitenBlock({
  block: { options, slotName },
}: ViewProps<'oeffnungszeiten'>) {
  const { titel, oeffnungszeitenStrukturiert: zeiten } = options
  return (
    <section className={styles.section} id={useOpeningHoursId()} data-slot={slotName}>
      {titel && <h2 className={styles.heading}>{titel}</h2>}
      <Oeffnungszeiten zeiten={zeiten} heading={titel ? 'h3' : 'p'} />
    </section>
  )
}
