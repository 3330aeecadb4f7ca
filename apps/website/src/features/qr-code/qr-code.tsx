import { useRathausTexts } from '../../i18n/index.rare.ts'
import styles from './qr-code.module.css'

/** Edge of a code in CSS pixels: 150 for offices, 100 for staff (spec 9). */
const sizes = { amt: 150, mitarbeiter: 100 } as const

type QrCodeProps = {
  /** Page of this site the code leads to; without one there is no code. */
  href: string | null
  of: keyof typeof sizes
  name: string
}

/** A QR code that the server draws (error level H, spec 9); its picture is loaded when it is seen. */
export function QrCode({ href, of, name }: QrCodeProps) {
  const { amt } = useRathausTexts()
  if (href === null) return null
  const size = sizes[of]
  return (
    <img
      className={styles.code}
      src={`/qr${href.replace(/\/$/, '')}.svg`}
      width={size}
      height={size}
      loading="lazy"
      decoding="async"
      alt={amt.qr(name)}
    />
  )
}
