import type { Befund } from '../einlass/befund.ts'
import { zeitpunkt } from '../worte/angaben.ts'
import styles from './door.module.css'

type Words = { zeichen: '✓' | '✕'; wort: string; text: string }

const no = (wort: string, text: string): Words => ({ zeichen: '✕', wort, text })

/** What is said of a code, in words that one reads at arm's length. */
function wordsOf(befund: Befund): Words {
  if (befund.art === 'gueltig') return { zeichen: '✓', wort: 'Gültig', text: 'Bitte einlassen.' }
  if (befund.art === 'schon')
    return no(
      'Schon eingelassen',
      `Mit dieser Karte kam schon jemand herein: ${zeitpunkt(befund.am, 'de')}, eingelassen von ${befund.wer}.`,
    )
  if (befund.art === 'storniert')
    return no('Storniert', 'Diese Karte ist zurückgenommen und gilt nicht mehr.')
  if (befund.art === 'unbezahlt')
    return no('Nicht bezahlt', 'Für diese Bestellung ist noch keine Zahlung vermerkt.')
  if (befund.art === 'andere')
    return no('Andere Veranstaltung', `Diese Karte gilt für: ${befund.titel}.`)
  return no('Kein gültiger Code', 'Bitte prüfen Sie jedes Zeichen, oder scannen Sie noch einmal.')
}

/** What is said of the last code: by a word and a sign, not by a colour alone. */
export function DoorAnswer({ befund, problem }: { befund: Befund | null; problem: string | null }) {
  if (problem !== null) return <p className={styles.no}>{problem}</p>
  if (befund === null) return null
  const { text, wort, zeichen } = wordsOf(befund)
  const karte = befund.art === 'unbekannt' ? null : befund.karte
  return (
    <div className={befund.art === 'gueltig' ? styles.yes : styles.no}>
      <p className={styles.word}>
        <span aria-hidden="true">{zeichen}</span> {wort}
      </p>
      <p>{text}</p>
      {karte !== null && (
        <p>{[karte.was, karte.name, karte.referenz].filter(Boolean).join(' · ')}</p>
      )}
    </div>
  )
}
