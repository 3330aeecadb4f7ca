import { encode } from 'uqr'
import styles from './bestellung.module.css'
import { useOrderTexts } from './texts.ts'

/** Dark modules of a code as one path. */
function pathOf(code: string): { path: string; size: number } {
  const { data, size } = encode(code, { ecc: 'M', border: 4 })
  const squares = data.flatMap((row, y) =>
    row.flatMap((isDark, x) => (isDark ? [`M${x} ${y}h1v1h-1z`] : [])),
  )
  return { path: squares.join(''), size }
}

/** A code for a transfer (EPC069-12) that banking apps read; drawn by the server. */
export function GiroCode({ code, amount }: { code: string; amount: string }) {
  const { pay } = useOrderTexts()
  const { path, size } = pathOf(code)
  return (
    <figure className={styles.code}>
      <svg
        viewBox={`0 0 ${size} ${size}`}
        role="img"
        aria-label={pay.codeAlt(amount)}
        shapeRendering="crispEdges"
      >
        <rect width={size} height={size} fill="#fff" />
        <path d={path} fill="#000" />
      </svg>
      <figcaption>{pay.code}</figcaption>
    </figure>
  )
}
