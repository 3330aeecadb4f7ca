import type { Abfallkalender } from '@kurstadt/contract'
import { formatMonth, useSprache } from '../../i18n/index.ts'
import { monthsLater } from '../../lib/index.ts'
import { MonthHead, MonthTable } from '../../ui/month-table/index.ts'
import styles from './collection-month.module.css'
import { useCalendarAddress } from './query.ts'
import { useAbfallTexts } from './texts.ts'

type MonthProps = Pick<Abfallkalender, 'heute' | 'termine'> & { month: string; street: number }

/** The collections of a month on its days. */
export function CollectionMonth({ heute, month, street, termine }: MonthProps) {
  const words = useAbfallTexts()
  const sprache = useSprache()
  const address = useCalendarAddress(street)
  const last = `${Number(heute.slice(0, 4)) + 1}-12`
  const step = (months: number, said: string) => {
    const other = monthsLater(month, months)
    const isThere = other >= `${heute.slice(0, 4)}-01` && other <= last
    return isThere ? { month: other, href: address({ monat: other }), words: said } : null
  }
  return (
    <div className={styles.month}>
      <MonthHead
        month={month}
        heading="h3"
        before={step(-1, words.voriger)}
        after={step(1, words.naechster)}
      />
      <MonthTable
        month={month}
        caption={words.imMonat(formatMonth(month, sprache))}
        today={heute}
        contentOf={(day) => {
          const these = termine.filter(({ datum }) => datum === day)
          if (these.length === 0) return null
          return (
            <ul className={styles.entries}>
              {these.map(({ abfallart, id, verschoben_von: moved }) => (
                <li key={id} style={{ borderInlineStartColor: abfallart.farbe }}>
                  {abfallart.titel}
                  {moved && <span className={styles.moved}> ({words.verschobenKurz})</span>}
                </li>
              ))}
            </ul>
          )
        }}
      />
      {termine.length === 0 && <p>{words.keineImMonat}</p>}
    </div>
  )
}
