import type { Unterkunft } from '@kurstadt/contract'
import { formatMetres, formatWholeEuro, useSprache } from '../../i18n/index.ts'
import styles from './house-facts.module.css'
import { useStayTexts } from './texts.ts'

/** Stars of a house: seen as signs, heard as a number. */
export function Stars({ sterne }: Pick<Unterkunft, 'sterne'>) {
  const words = useStayTexts()
  if (sterne === null) return null
  return (
    <span className={styles.stars}>
      <span aria-hidden="true">{'★'.repeat(sterne)}</span>
      <span className="visuallyHidden">{words.sterne(sterne)}</span>
    </span>
  )
}

/** The lowest price of a night and what it is for. */
export function NightPrice({ preis_ab, preis_je }: Pick<Unterkunft, 'preis_ab' | 'preis_je'>) {
  const words = useStayTexts()
  const sprache = useSprache()
  if (preis_ab === null) return words.preisAnfrage
  return (
    <>
      <strong>{words.ab(formatWholeEuro(preis_ab, sprache))}</strong>{' '}
      {preis_je && <span className={styles.unit}>{words.je[preis_je]}</span>}
    </>
  )
}

/** How far it is to spa park and station, as the crow flies; nothing where neither is known. */
export function Distances({ entfernungen }: Pick<Unterkunft, 'entfernungen'>) {
  const words = useStayTexts()
  const sprache = useSprache()
  const { kurpark, bahnhof } = entfernungen
  const parts = [
    kurpark === null ? null : words.zumKurpark(formatMetres(kurpark, sprache)),
    bahnhof === null ? null : words.zumBahnhof(formatMetres(bahnhof, sprache)),
  ].filter((part) => part !== null)
  if (parts.length === 0) return null
  return (
    <>
      {parts.join(', ')} <span className={styles.unit}>({words.luftlinie})</span>
    </>
  )
}
