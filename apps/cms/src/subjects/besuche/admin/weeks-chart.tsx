import type { Week } from '../read-visits.ts'
import { barsOf, chart } from './bars.ts'
import { Sums } from './sums-table.tsx'
import styles from './visits.module.css'

const short = (day: string) => `${day.slice(8)}.${day.slice(5, 7)}.`

function sentenceOf(weeks: readonly Week[]): string {
  const best = weeks.reduce((most, week) => (week.aufrufe > most.aufrufe ? week : most))
  const sum = weeks.reduce((before, { aufrufe }) => before + aufrufe, 0)
  if (sum === 0) return 'Noch nichts gezählt.'
  const counted = sum === 1 ? '1 Aufruf' : `${sum.toLocaleString('de-DE')} Aufrufe`
  return `${counted} in ${weeks.length} Wochen, die meisten in der Woche ab ${short(best.beginn)}: ${best.aufrufe.toLocaleString('de-DE')}.`
}

/** Looks week by week as a picture, which says it in a sentence, and as a table with the same numbers. */
export function WeeksChart({ weeks }: { weeks: readonly Week[] }) {
  const { bars, lines } = barsOf(weeks.map(({ aufrufe }) => aufrufe))
  return (
    <figure className={styles.figure}>
      <figcaption>{sentenceOf(weeks)}</figcaption>
      <svg
        className={styles.chart}
        viewBox={`0 0 ${chart.width} ${chart.height}`}
        role="img"
        aria-label={`Aufrufe je Woche. ${sentenceOf(weeks)}`}
      >
        {lines.map(({ label, y }) => (
          <g key={label}>
            <line x1={chart.left} x2={chart.width} y1={y} y2={y} className={styles.line} />
            <text x={chart.left - 8} y={y + 4} className={styles.number}>
              {label}
            </text>
          </g>
        ))}
        {bars.map((bar, index) => (
          <rect key={weeks[index]?.beginn} {...bar} className={styles.bar} />
        ))}
        {bars.map(({ width, x }, index) =>
          index % 5 === 0 ? (
            <text
              key={weeks[index]?.beginn}
              x={index === bars.length - 1 ? x + width : x + width / 2}
              textAnchor={index === bars.length - 1 ? 'end' : 'middle'}
              y={chart.height - 4}
              className={styles.week}
            >
              {short(weeks[index]?.beginn ?? '')}
            </text>
          ) : null,
        )}
      </svg>
      <details>
        <summary>Dieselben Zahlen als Tabelle</summary>
        <p>
          Ein Aufruf ist eine gelesene Seite. Ein Besuch ist ein Aufruf, der nicht von einer unserer
          eigenen Seiten kommt.
        </p>
        <Sums
          head={['Woche ab', 'Aufrufe', 'Besuche']}
          rows={weeks.toReversed().map(({ aufrufe, beginn, besuche }) => ({
            key: beginn,
            cells: [short(beginn), aufrufe, besuche],
          }))}
          empty=""
        />
      </details>
    </figure>
  )
}
