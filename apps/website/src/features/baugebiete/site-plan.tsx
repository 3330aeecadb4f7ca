import type { Bauplatz } from '@kurstadt/contract'
import { type ReactNode, useId } from 'react'
import { Link } from '../../ui/link/index.ts'
import { ShapeMap, useBaseMap, useMapTexts } from '../karte/index.ts'
import { type DrawnPlot, type Plan, scaleOf } from './plan.ts'
import { usePlotWords } from './plot-words.ts'
import { plotsOnMap } from './plots-on-map.ts'
import { rowIdOf } from './plots-table.tsx'
import styles from './site-plan.module.css'
import { useBuildingTexts } from './texts.ts'

type Status = Bauplatz['status']

/** Stripes of plots that are reserved: no state is told by its colour alone. */
function Stripes({ id }: { id: string }) {
  return (
    <pattern
      id={id}
      width="4"
      height="4"
      patternUnits="userSpaceOnUse"
      patternTransform="rotate(45)"
    >
      <rect className={styles.stripesGround} width="4" height="4" />
      <rect className={styles.stripes} width="1.2" height="4" />
    </pattern>
  )
}

type PlotProps = { drawn: DrawnPlot; size: number; stripes: string; chosen: string | null }

function Plot({ drawn: { plot, points, label, labelSize }, size, stripes, chosen }: PlotProps) {
  const { nummer, status } = plot
  const fill = status === 'reserviert' ? `url(#${stripes})` : undefined
  return (
    <a
      href={`#${rowIdOf(nummer)}`}
      tabIndex={-1}
      data-place={nummer}
      data-chosen={nummer === chosen || undefined}
    >
      <polygon className={styles[status]} points={points} fill={fill} />
      <text
        className={styles.number}
        x={label[0]}
        y={label[1]}
        fontSize={Math.min(size, labelSize)}
      >
        {nummer}
      </text>
    </a>
  )
}

function Legend({ statuses }: { statuses: readonly Status[] }) {
  const words = useBuildingTexts()
  // Of its own: what hides the plan hides its pattern too.
  const stripes = useId()
  return (
    <ul className={styles.legend}>
      {statuses.map((status) => (
        <li key={status}>
          <svg className={styles.key} viewBox="0 0 12 12" aria-hidden="true">
            {status === 'reserviert' && <Stripes id={stripes} />}
            <rect
              className={styles[status]}
              x="1"
              y="1"
              width="10"
              height="10"
              fill={status === 'reserviert' ? `url(#${stripes})` : undefined}
            />
          </svg>
          {words.status[status]}
        </li>
      ))}
    </ul>
  )
}

/** How high a plan may be, in rem: it is as wide as that allows, so that its scale is right. */
const highest = 44

type SitePlanProps = { plan: Plan; chosen: string | null; children: ReactNode }

/** What is said below a plan: what its patterns mean, its scale, where north is. */
function Caption({ plan }: { plan: Plan }) {
  const words = useBuildingTexts()
  const scale = scaleOf(plan)
  const statuses = (['frei', 'reserviert', 'verkauft'] as const).filter((status) =>
    plan.plots.some(({ plot }) => plot.status === status),
  )
  return (
    <div className={styles.caption}>
      <Legend statuses={statuses} />
      <span className={styles.scale}>
        <span
          className={styles.bar}
          aria-hidden="true"
          style={{ inlineSize: `${(scale / plan.width) * 100}%` }}
        />
        <span aria-hidden="true">{words.meter(scale)}</span>
      </span>
      <span>{words.planHinweis}</span>
    </div>
  )
}

/**
 * The plots on a plan, drawn from their shapes, and on the town's map when somebody asks for it.
 * Whoever does not see it misses nothing: the table below has every plot, and a click on the plan
 * says which one it is and leads to its row.
 */
export function SitePlan({ plan, chosen, children }: SitePlanProps) {
  const wordsOf = usePlotWords()
  const map = useBaseMap()
  const { zeile } = useMapTexts()
  const stripes = useId()
  const { height, outline, plots, width } = plan
  // The chosen one comes last: its edge lies above those of its neighbours.
  const inOrder = plots.toSorted(
    (one, other) => Number(one.plot.nummer === chosen) - Number(other.plot.nummer === chosen),
  )
  const found = plots.find(({ plot }) => plot.nummer === chosen)?.plot
  return (
    <ShapeMap
      given={map && plotsOnMap(plan, map.grenzen)}
      said={
        found && (
          <p>
            {wordsOf(found)} <Link href={`#${rowIdOf(found.nummer)}`}>{zeile}</Link>
          </p>
        )
      }
      ratio={width / height}
      style={{ maxInlineSize: `${(highest * width) / height}rem` }}
      drawn={
        <svg className={styles.plan} viewBox={`0 0 ${width} ${height}`} aria-hidden="true">
          <defs>
            <Stripes id={stripes} />
          </defs>
          {outline && <polygon className={styles.outline} points={outline} />}
          {inOrder.map((drawn) => (
            <Plot
              key={drawn.plot.nummer}
              drawn={drawn}
              stripes={stripes}
              chosen={chosen}
              size={Math.max(width, height) / 26}
            />
          ))}
        </svg>
      }
      caption={<Caption plan={plan} />}
    >
      {children}
    </ShapeMap>
  )
}
