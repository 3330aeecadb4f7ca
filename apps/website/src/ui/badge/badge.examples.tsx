import { useSprache } from '../../i18n/index.ts'
import { Badge } from './index.ts'

const words = {
  de: { warn: 'Abgesagt', note: 'Ausverkauft', good: 'Jetzt geöffnet', plain: 'Für Familien' },
  en: { warn: 'Cancelled', note: 'Sold out', good: 'Open now', plain: 'For families' },
}

const row = { display: 'flex', flexWrap: 'wrap', gap: '0.5rem', alignItems: 'start' } as const

function Tones() {
  const w = words[useSprache()]
  return (
    <div style={row}>
      <Badge tone="warn">{w.warn}</Badge>
      <Badge tone="note">{w.note}</Badge>
      <Badge tone="good">{w.good}</Badge>
      <Badge tone="plain">{w.plain}</Badge>
    </div>
  )
}

function LongWords() {
  return (
    <p>
      <Badge tone="warn">
        Terminverschiebungsbenachrichtigung wegen Unwetterwarnungen im Nordschwarzwald
      </Badge>
    </p>
  )
}

/** Named examples of badges. */
export const examples = { tones: Tones, 'long-words': LongWords }
