import type { Abfallkalender } from '@kurstadt/contract'
import {
  OwnStreet,
  StreetCalendar,
  StreetHits,
  StreetSearch,
  useAbfallTexts,
  WasteAToZ,
} from '../../features/abfall/index.ts'
import type { ViewProps } from '../template.ts'
import styles from './abfallkalender.module.css'

/** The dates of the street that is meant, or the way to one. */
function Found({ calendar }: { calendar: Abfallkalender }) {
  const { strasse, treffer } = calendar
  if (strasse !== null) return <StreetCalendar calendar={calendar} strasse={strasse} />
  return (
    <>
      <OwnStreet street={null} />
      <StreetHits treffer={treffer} />
    </>
  )
}

/** The waste calendar (spec 2.6). */
export function AbfallkalenderBlock({ block }: ViewProps<'abfallkalender'>) {
  const words = useAbfallTexts()
  const { context, options } = block
  return (
    <section className={styles.section}>
      <h2>{options.titel ?? words.titel}</h2>
      {options.einleitung && <p>{options.einleitung}</p>}
      {context === null ? (
        <p>{words.away}</p>
      ) : (
        <>
          <StreetSearch />
          <Found calendar={context} />
          <WasteAToZ arten={context.arten} />
        </>
      )}
    </section>
  )
}
