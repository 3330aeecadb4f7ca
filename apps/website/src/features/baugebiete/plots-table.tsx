import type { Baugebiet, Bauplatz } from '@kurstadt/contract'
import { useId } from 'react'
import { formatEuro, formatWholeEuro, useLang, useSprache } from '../../i18n/index.ts'
import { Link } from '../../ui/link/index.ts'
import { byStatus } from './area-figures.ts'
import { enquiryHref } from './enquiry-href.ts'
import styles from './plots-table.module.css'
import { useBuildingTexts } from './texts.ts'

/** Where a plot stands in the table. */
export const rowIdOf = (nummer: string) => `platz-${encodeURIComponent(nummer)}`

type AreaProps = { area: Baugebiet }
type RowProps = AreaProps & { plot: Bauplatz }

/** True where somebody may ask for a plot: it is free, and plots are given away. */
const mayAsk = ({ phase }: Baugebiet, { status }: Bauplatz) =>
  phase === 'vergabe' && status === 'frei'

/** What a plot costs, in all and for a square metre. */
function PlotPrice({ plot: { preis_gesamt, preis_pro_qm } }: Pick<RowProps, 'plot'>) {
  const words = useBuildingTexts()
  const sprache = useSprache()
  if (preis_gesamt === null || preis_pro_qm === null) return words.anfrage
  return (
    <>
      {formatWholeEuro(preis_gesamt, sprache)}
      <span className={styles.small}>{words.proQm(formatEuro(preis_pro_qm, sprache))}</span>
    </>
  )
}

/** What may be built, with the indices of the development plan and what else is to be known. */
function PlotUse({ area, plot }: RowProps) {
  const words = useBuildingTexts()
  const lang = useLang(area.sprache)
  const { geschosse, gfz, grz, hinweis, nutzung } = plot
  const limits = [
    geschosse === null ? null : words.geschosse(geschosse),
    grz === null ? null : words.grz(grz),
    gfz === null ? null : words.gfz(gfz),
  ].filter((one) => one !== null)
  return (
    <>
      {words.nutzung[nutzung]}
      {limits.length > 0 && <span className={styles.small}>{limits.join(', ')}</span>}
      {hinweis && (
        <span className={styles.small} lang={lang}>
          {hinweis}
        </span>
      )}
    </>
  )
}

function Row({ area, plot, hasAsking }: RowProps & { hasAsking: boolean }) {
  const words = useBuildingTexts()
  const { spalten } = words
  const cell = (head: string) => ({ className: styles.cell, 'data-head': head })
  const asksFor = mayAsk(area, plot)
  return (
    <tr id={rowIdOf(plot.nummer)} className={styles.row}>
      <th scope="row" className={styles.plot}>
        {words.platz} {plot.nummer}
      </th>
      <td {...cell(spalten.flaeche)}>{words.flaeche(plot.flaeche)}</td>
      <td {...cell(spalten.preis)}>
        <PlotPrice plot={plot} />
      </td>
      <td {...cell(spalten.nutzung)}>
        <PlotUse area={area} plot={plot} />
      </td>
      {hasAsking && (
        <td className={styles.cell} data-empty={asksFor ? undefined : ''}>
          {asksFor && (
            <Link className={styles.ask} href={enquiryHref(area, plot.nummer, words)}>
              {words.anfragen(plot.nummer)}
            </Link>
          )}
        </td>
      )}
    </tr>
  )
}

/** All plots by their state, the free ones first (spec 2.6); on a telephone each is a card. */
export function PlotsTable({ area }: AreaProps) {
  const words = useBuildingTexts()
  const id = useId()
  const { spalten } = words
  if (area.bauplaetze.length === 0) return null
  const hasAsking = area.bauplaetze.some((plot) => mayAsk(area, plot))
  const hasIndices = area.bauplaetze.some(({ gfz, grz }) => grz !== null || gfz !== null)
  return (
    <section className={styles.section}>
      <h2 id={id}>{words.plaetze}</h2>
      <table className={styles.table} aria-labelledby={id}>
        <thead>
          <tr>
            <th scope="col">{words.platz}</th>
            <th scope="col">{spalten.flaeche}</th>
            <th scope="col">{spalten.preis}</th>
            <th scope="col">{spalten.nutzung}</th>
            {hasAsking && <th scope="col">{spalten.kontakt}</th>}
          </tr>
        </thead>
        {byStatus(area.bauplaetze).map(({ status, plots }) => (
          <tbody key={status}>
            <tr>
              <th scope="rowgroup" colSpan={hasAsking ? 5 : 4} className={styles.group}>
                {words.gruppe[status](plots.length)}
              </th>
            </tr>
            {plots.map((plot) => (
              <Row key={plot.nummer} area={area} plot={plot} hasAsking={hasAsking} />
            ))}
          </tbody>
        ))}
      </table>
      {hasIndices && <p className={styles.note}>{words.kennzahlen}</p>}
    </section>
  )
}
