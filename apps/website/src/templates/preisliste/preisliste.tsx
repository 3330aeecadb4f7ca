import { useId } from 'react'
import { Preis, usePriceTexts } from '../../features/preise/index.ts'
import type { ViewProps } from '../template.ts'
import styles from './preisliste.module.css'

type Options = ViewProps<'preisliste'>['block']['options']
type Gruppe = Options['gruppen'][number]

/** Of more columns than these each row becomes a card where there is little room. */
const mostSideBySide = 2

type RowProps = { zeile: Gruppe['zeilen'][number]; spalten: readonly string[] }

function Row({ zeile: { titel, hinweis, preise }, spalten }: RowProps) {
  return (
    <tr>
      <th scope="row" className={styles.what}>
        {titel}
        {hinweis && <span className={styles.hint}>{hinweis}</span>}
      </th>
      {Array.from(preise.entries(), ([place, preis]) => (
        <td key={place} className={styles.price} data-empty={preis === null ? '' : undefined}>
          {spalten.length > mostSideBySide && (
            <span className={styles.head} aria-hidden="true">
              {spalten[place]}
            </span>
          )}
          <Preis preis={preis} />
        </td>
      ))}
    </tr>
  )
}

function Group({
  gruppe: { titel, zeilen },
  spalten,
}: { gruppe: Gruppe } & Pick<RowProps, 'spalten'>) {
  return (
    <tbody>
      {titel && (
        <tr>
          <th scope="rowgroup" colSpan={Math.max(spalten.length, 1) + 1} className={styles.group}>
            {titel}
          </th>
        </tr>
      )}
      {zeilen.map((zeile) => (
        <Row key={`${zeile.titel} ${zeile.hinweis}`} zeile={zeile} spalten={spalten} />
      ))}
    </tbody>
  )
}

function Heads({ spalten }: Pick<RowProps, 'spalten'>) {
  const words = usePriceTexts()
  const heads = spalten.length === 0 ? [words.preis] : spalten
  return (
    <thead className={spalten.length === 0 ? 'visuallyHidden' : undefined}>
      <tr>
        <th scope="col" className={styles.first}>
          <span className="visuallyHidden">{words.leistung}</span>
        </th>
        {heads.map((head) => (
          <th key={head} scope="col" className={styles.column}>
            {head}
          </th>
        ))}
      </tr>
    </thead>
  )
}

/** Prices as a table (spec 2.6): what it is, for whom, what it costs. */
export function Preisliste({ block }: ViewProps<'preisliste'>) {
  const { titel, einleitung, spalten, gruppen, hinweis } = block.options
  const id = useId()
  return (
    <section className={styles.section}>
      {titel && <h2 id={id}>{titel}</h2>}
      {einleitung && <p>{einleitung}</p>}
      <table
        className={styles.table}
        data-columns={spalten.length > mostSideBySide ? 'many' : 'few'}
        aria-labelledby={titel ? id : undefined}
      >
        <Heads spalten={spalten} />
        {gruppen.map((gruppe) => (
          <Group
            key={`${gruppe.titel} ${gruppe.zeilen[0]?.titel}`}
            gruppe={gruppe}
            spalten={spalten}
          />
        ))}
      </table>
      {hinweis && <p className={styles.note}>{hinweis}</p>}
    </section>
  )
}
