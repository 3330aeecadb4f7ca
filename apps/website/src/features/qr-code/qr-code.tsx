import { useRathausTexts, useSprache } from '../../i18n/index.ts'
import styles from './qr-code.module.css'

/** Edge of a code in CSS pixels: 150 for offices, 100 for staff (spec 9). */
const sizes = { amt: 150, mitarbeiter: 100 } as const

/** Their short addresses (server/short-links.ts), which keep the code coarse enough to be read. */
const paths = { amt: 'a', mitarbeiter: 'm' } as const

type QrCodeProps = {
  /** The office or person the code leads to; without a page of its own there is no code. */
  entry: { id: number; detailURL: string | null }
  of: keyof typeof sizes
  name: string
}

/** A QR code that the server draws (error level H, spec 9); its picture is loaded when it is seen. */
export function QrCode({ entry, of, name }: QrCodeProps) {
  const sprache = useSprache()
  const { amt } = useRathausTexts()
  if (entry.detailURL === null) return null
  const size = sizes[of]
  return (
    <img
      className={styles.code}
      src={`/qr/${sprache}/${paths[of]}/${entry.id}.svg`}
      width={size}
      height={size}
      loading="lazy"
      decoding="async"
      alt={amt.qr(name)}
    />
  )
}
