import { hoursLd } from '../../features/aemter/index.ts'
import { JsonLd } from '../../features/json-ld/index.ts'
import { Oeffnungszeiten } from '../../features/oeffnungszeiten/index.ts'
import type { ViewProps } from '../template.ts'
import styles from './oeffnungszeiten.module.css'

/** Opening hours that an editor wrote for a place (spec 4, opening hours display). */
export function OeffnungszeitenBlock({ block: { options } }: ViewProps<'oeffnungszeiten'>) {
  const { titel, oeffnungszeitenStrukturiert: zeiten } = options
  return (
    <section className={styles.section} id="oeffnungszeiten">
      {titel && <h2>{titel}</h2>}
      {titel && (
        <JsonLd
          data={{ '@type': 'Place', name: titel, openingHoursSpecification: hoursLd(zeiten) }}
        />
      )}
      <Oeffnungszeiten zeiten={zeiten} heading={titel ? 'h3' : 'p'} />
    </section>
  )
}
