import { RouteCard, useTourTexts } from '../../features/touren/index.ts'
import type { ViewProps } from '../template.ts'
import styles from './outdoor-route.module.css'

/** A tour that an editor chose, with its way on the map (spec 2.6); nothing of one that is gone. */
export function OutdoorRoute({ block: { context, options } }: ViewProps<'outdoor-route'>) {
  const words = useTourTexts()
  const [tour] = context.data
  if (!tour) return null
  return (
    <section className={styles.section}>
      <h2 className={options.titel ? undefined : 'visuallyHidden'}>
        {options.titel ?? words.titel.tour}
      </h2>
      <RouteCard tour={tour} />
    </section>
  )
}
