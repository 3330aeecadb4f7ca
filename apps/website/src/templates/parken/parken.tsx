import { ParkingList, useParkingTexts } from '../../features/parken/index.ts'
import type { ViewProps } from '../template.ts'
import styles from './parken.module.css'

/** The car parks of the guidance system with their free spaces and trend (spec 2.7). */
export function Parken({ block: { context, options } }: ViewProps<'parken'>) {
  const words = useParkingTexts()
  return (
    <section className={styles.section}>
      <h2>{options.titel ?? words.title}</h2>
      {options.einleitung && <p className={styles.intro}>{options.einleitung}</p>}
      <ParkingList context={context} heading="h3" />
    </section>
  )
}
