import type { Abfahrt } from '@kurstadt/contract'
import { joinFacts } from '../../i18n/index.ts'
import styles from './departures.module.css'
import { directionsOf, timesIn } from './service.tsx'
import { useBergbahnTexts } from './texts.ts'

/** All departures of a day, an hour a row; where not all cars go both ways, a column each way. */
export function Departures({ abfahrten }: { abfahrten: readonly Abfahrt[] }) {
  const words = useBergbahnTexts()
  const hours = [...new Set(abfahrten.map(({ zeit }) => zeit.slice(0, 2)))]
  const columns = directionsOf(abfahrten).map((richtung) => ({
    richtung,
    zeiten: timesIn(abfahrten, richtung),
  }))
  return (
    <table className={styles.table}>
      <thead>
        <tr>
          <th scope="col">{words.stunde}</th>
          {columns.map(({ richtung }) => (
            <th key={richtung} scope="col">
              {words[richtung]}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {hours.map((hour) => (
          <tr key={hour}>
            <th scope="row">{words.stundeOf(hour)}</th>
            {columns.map(({ richtung, zeiten }) => (
              <td key={richtung}>
                {joinFacts(zeiten.filter((zeit) => zeit.startsWith(hour))) || '–'}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}
