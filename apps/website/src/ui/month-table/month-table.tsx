import type { ReactNode } from 'react'
import { formatWeekday, formatWeekdayShort, useSprache } from '../../i18n/index.ts'
import { type GridDay, weeksOf } from '../../lib/index.ts'
import styles from './month-table.module.css'

/** Days of a week, Monday first: the first of March 2027 is one. */
const week = ['01', '02', '03', '04', '05', '06', '07'].map((day) => `2027-03-${day}`)

type MonthTableProps = {
  /** `2027-06` */
  month: string
  caption: string
  /** What a day shows below its number, and whether that is something; null for a plain day. */
  contentOf: (day: string) => ReactNode
  /** The number of a day, where it is more than that. */
  numberOf?: (day: string, number: ReactNode) => ReactNode
  today?: string
}

type CellProps = Omit<MonthTableProps, 'month' | 'caption'> & { day: GridDay }

function Cell({ day, contentOf, numberOf, today }: CellProps) {
  if (day === null) return <td className={styles.blank} />
  const content = contentOf(day)
  const number = <time dateTime={day}>{Number(day.slice(8))}</time>
  return (
    <td
      className={styles.day}
      data-full={content === null ? undefined : ''}
      data-today={day === today ? '' : undefined}
    >
      {numberOf && content !== null ? numberOf(day, number) : number}
      {content}
    </td>
  )
}

/** The days of a month as a table, Monday first. */
export function MonthTable({ month, caption, ...cells }: MonthTableProps) {
  const sprache = useSprache()
  return (
    <table className={styles.table}>
      <caption className="visuallyHidden">{caption}</caption>
      <thead>
        <tr>
          {week.map((day) => (
            <th key={day} scope="col" abbr={formatWeekday(day, sprache)}>
              {formatWeekdayShort(day, sprache)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {weeksOf(month).map((days, row) => (
          <tr key={days.find((day) => day !== null)}>
            {days.map((day, column) => (
              <Cell key={day ?? `${row}-${column}`} day={day} {...cells} />
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}
