import { formatEuro, useSprache } from '../../i18n/index.ts'
import { usePriceTexts } from './texts.ts'

type PreisProps = { preis: { betrag: number; ab?: boolean } | null }

/** A price in words; 0 is free of charge, and where there is none a dash stands for it. */
export function Preis({ preis }: PreisProps) {
  const sprache = useSprache()
  const words = usePriceTexts()
  if (preis === null)
    return (
      <>
        <span aria-hidden="true">–</span>
        <span className="visuallyHidden">{words.keiner}</span>
      </>
    )
  if (preis.betrag === 0) return words.kostenlos
  const amount = formatEuro(preis.betrag, sprache)
  return preis.ab ? words.ab(amount) : amount
}
