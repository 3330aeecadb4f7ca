import type { Baugebiet, Bauplatz } from '@kurstadt/contract'
import { useId } from 'react'
import { type DrawnPlot, planOf, scaleOf } from './plan.ts'
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

type PlotProps = { drawn: DrawnPlot; size: number; stripes: string }

function Plot({ drawn: { plot, points, label, labelSize }, size, stripes }: PlotProps) {
  const { nummer, status } = plot
  const fill = status === 'reserviert' ? `url(#${stripes})` : undefined
  return (
    <a href={`#${rowIdOf(nummer)}`} tabIndex={-1}>
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

function Legend({ statuses, stripes }: { statuses: readonly Status[]; stripes: string }) {
  const words = useBuildingTexts()
  return (
    <ul className={styles.legend}>
      {statuses.map((status) => (
        <li key={status}>
          <svg className={styles.key} viewBox="0 0 12 12" aria-hidden="true">
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

type SitePlanProps = Pick<Baugebiet, 'umriss' | 'bauplaetze'>

/**
 * The plots on a plan, drawn from their shapes. Whoever does not see it misses nothing: the table
 * below has every plot, and a click on the plan leads to its row.
 */
export function SitePlan({ bauplaetze, umriss }: SitePlanProps) {
  const words = useBuildingTexts()
  const stripes = useId()
  const plan = planOf(umriss, bauplaetze)
  if (plan === null) return null
  const { height, outline, plots, width } = plan
  const scale = scaleOf(plan)
  const statuses = (['frei', 'reserviert', 'verkauft'] as const).filter((status) =>
    plots.some(({ plot }) => plot.status === status),
  )
  return (
    <figure className={styles.figure} style={{ maxInlineSize: `${(highest * width) / height}rem` }}>
      <svg className={styles.plan} viewBox={`0 0 ${width} ${height}`} aria-hidden="true">
        <defs>
          <Stripes id={stripes} />
        </defs>
        {outline && <polygon className={styles.outline} points={outline} />}
        {plots.map((drawn) => (
          <Plot
            key={drawn.plot.nummer}
            drawn={drawn}
            stripes={stripes}
            size={Math.max(width, height) / 26}
          />
        ))}
      </svg>
      <figcaption className={styles.caption}>
        <Legend statuses={statuses} stripes={stripes} />
        <span className={styles.scale}>
          <span
            className={styles.bar}
            aria-hidden="true"
            style={{ inlineSize: `${(scale / width) * 100}%` }}
          />
          <span aria-hidden="true">{words.meter(scale)}</span>
        </span>
        <span>{words.planHinweis}</span>
      </figcaption>
    </figure>
  )
}
