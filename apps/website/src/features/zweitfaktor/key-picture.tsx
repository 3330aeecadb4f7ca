import { encode } from 'uqr'
import styles from './zweitfaktor.module.css'

/** Modules around a code that stay white, so that cameras find it. */
const margin = 4

/** The dark modules of a QR code as one path, row by row. */
function pathOf(rows: readonly (readonly boolean[])[]): string {
  return rows
    .flatMap((row, y) => row.flatMap((isDark, x) => (isDark ? [`M${x} ${y}h1v1h-1z`] : [])))
    .join('')
}

/**
 * A QR code in the document itself: its address holds a key, which no file and no store may have.
 * Dark on white in every theme and contrast, as cameras need it.
 */
export function KeyPicture({ address, label }: { address: string; label: string }) {
  const { data, size } = encode(address, { ecc: 'M', border: margin })
  return (
    <svg
      className={styles.picture}
      viewBox={`0 0 ${size} ${size}`}
      role="img"
      aria-label={label}
      shapeRendering="crispEdges"
    >
      <rect width={size} height={size} fill="#fff" />
      <path d={pathOf(data)} fill="#000" />
    </svg>
  )
}
