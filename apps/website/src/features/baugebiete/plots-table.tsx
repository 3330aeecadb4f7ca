import type { Baugebiet, Bauplatz } from '@kurstadt/contract'
import { useId } from 'react'
import { formatEuro, formatWholeEuro, useLang, useSprache } from '../../i18n/index.ts'
import { Link, useCurrentPath } from '../../ui/link/index.ts'
import { placeOnPage } from '../karte/index.ts'
import { byStatus } from './area-figures.ts'
import { enquiryHref } from './enquiry-href.ts'
import { usePlotWords } from './plot-words.ts'
import styles from './plots-table.module.css'
import { useBuildingTexts } from './texts.ts'

/** Where a plot stands in the table. */
export const rowIdOf = (nummer: string) => `platz-${encodeURIComponent(nummer)}`

type AreaProps = { area: Baugebiet }
type RowProps = AreaProps & { plot: Bauplatz }

type ChoiceProps = {
  /** Numbers of the plots that are on the plan. */
  drawn: ReadonlySet<string>
  /** The chosen plot; null for none. */
  chosen: string | null
}

/** The number of a plot, by which readers name each cell; it shows on the plan which one it is. */
function PlotName({ nummer, isDrawn }: { nummer: string; isDrawn: boolean }) {
  const words = useBuildingTexts()
  const path = useCurrentPath()
  const name = `${words.platz} ${nummer}`
  if (!isDrawn) return name
  return (
    <Link href={placeOnPage(path, nummer)} data-act="choose" title={words.zeigen(nummer)}>
      {name}
    </Link>
  )
}

/** True where somebody may ask for a plot: it is free, and plots are given away. */
const mayAsk = ({ phase }: Baugebiet, { status }: Bauplatz) =>
  phase === 'vergabe' && status === 'frei'

type Asking = { hasAsking: boolean }

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

function Row({ area, plot, hasAsking, drawn, chosen }: RowProps & ChoiceProps & Asking) {
  const words = useBuildingTexts()
  const wordsOf = usePlotWords()
  const isDrawn = drawn.has(plot.nummer)
  const { spalten } = words
  const cell = (head: string) => ({ className: styles.cell, 'data-head': head })
  const asksFor = mayAsk(area, plot)
  return (
    <tr
      id={rowIdOf(plot.nummer)}
      className={styles.row}
      data-place={isDrawn ? plot.nummer : undefined}
      data-words={isDrawn ? wordsOf(plot) : undefined}
      aria-current={isDrawn && plot.nummer === chosen ? true : undefined}
    >
      <th scope="row" className={styles.plot}>
        <PlotName nummer={plot.nummer} isDrawn={isDrawn} />
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
export function PlotsTable({ area, ...choice }: AreaProps & ChoiceProps) {
  const words = useBuildingTexts()
  const id = useId()
  const { spalten } = words
  if (area.bauplaetze.length === 0) return null
  const hasAsking = area.bauplaetze.some((plot) => mayAsk(area, plot))
  const hasIndices = area.bauplaetze.some(({ gfz, grz }) => grz !== null || gfz !== null)
  return (
    <section className={styles.section} data-part="list">
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
              <Row key={plot.nummer} area={area} plot={plot} hasAsking={hasAsking} {...choice} />
            ))}
          </tbody>
        ))}
      </table>
      {hasIndices && <p className={styles.note}>{words.kennzahlen}</p>}
    </section>
  )
}
