import type { Adresse as AdresseOnWire } from '@kurstadt/contract'
import styles from './kontakt.module.css'

/** A postal address; lines that are not known are left out, nothing when none is. */
export function Adresse({ adresse }: { adresse: AdresseOnWire }) {
  const town = [adresse.plz, adresse.ort].filter(Boolean).join(' ')
  const lines = [adresse.gebaeude, adresse.strasse, town].filter(Boolean)
  if (lines.length === 0) return null
  return (
    <address className={styles.adresse}>
      {lines.map((line) => (
        <span key={line}>{line}</span>
      ))}
    </address>
  )
}
