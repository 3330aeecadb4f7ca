import type { TrackPosition } from '@kurstadt/contract'
import styles from './geometry.module.css'

const size = 160
const margin = 4

/** Positions as points of a drawing: north is up, and a degree of longitude is as long as it is there. */
function drawn(positions: readonly TrackPosition[]): string {
  const shrink = Math.cos(((positions[0]?.[1] ?? 0) * Math.PI) / 180)
  const flat = positions.map(([longitude, latitude]) => [longitude * shrink, -latitude] as const)
  const [left, top] = [Math.min(...flat.map(([x]) => x)), Math.min(...flat.map(([, y]) => y))]
  const [right, bottom] = [Math.max(...flat.map(([x]) => x)), Math.max(...flat.map(([, y]) => y))]
  const scale = (size - 2 * margin) / (Math.max(right - left, bottom - top) || 1)
  return flat
    .map(([x, y]) => [x - left, y - top].map((one) => (margin + one * scale).toFixed(1)).join(','))
    .join(' ')
}

type SketchProps = { positions: readonly TrackPosition[]; isArea: boolean; label: string }

/** The way or the outline as a drawing, without a map from elsewhere. */
export function Sketch({ positions, isArea, label }: SketchProps) {
  return (
    <svg className={styles.sketch} viewBox={`0 0 ${size} ${size}`} role="img" aria-label={label}>
      {isArea ? <polygon points={drawn(positions)} /> : <polyline points={drawn(positions)} />}
    </svg>
  )
}
