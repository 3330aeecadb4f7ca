import type { Baugebiet } from '@kurstadt/contract'
import { formatDay, formatEuro, formatWholeEuro, useLang, useSprache } from '../../i18n/index.ts'
import { useFormPage } from '../form-page/index.ts'
import styles from './area-facts.module.css'
import { figuresOf } from './area-figures.ts'
import { useBuildingTexts } from './texts.ts'

/** Euros without decimals where there are none. */
const euros = (amount: number, sprache: Baugebiet['sprache']) =>
  (Number.isInteger(amount) ? formatWholeEuro : formatEuro)(amount, sprache)

/** What one wants to know first: what is left, for how much, how large, until when, where. */
export function AreaFacts({ area }: { area: Baugebiet }) {
  const words = useBuildingTexts()
  const sprache = useSprache()
  const { heute } = useFormPage()
  const lang = useLang(area.sprache)
  const { anzahl_plaetze, bauplaetze, bewerbung_bis, lage, phase } = area
  const { groesse, preis } = figuresOf(bauplaetze)
  const until = bewerbung_bis && formatDay(bewerbung_bis, sprache)
  const facts = [
    [words.fakten.stand, words.phase[phase]],
    [words.fakten.plaetze, words.frei(anzahl_plaetze.frei, anzahl_plaetze.gesamt)],
    [words.fakten.preis, preis && words.bis(euros(preis[0], sprache), euros(preis[1], sprache))],
    [
      words.fakten.groesse,
      groesse && words.bis(words.flaeche(groesse[0]), words.flaeche(groesse[1])),
    ],
    [
      words.fakten.bewerbung,
      bewerbung_bis && until && (bewerbung_bis < heute ? words.vorbei(until) : words.bisTag(until)),
    ],
  ] as const
  return (
    <dl className={styles.facts}>
      {facts.map(
        ([name, fact]) =>
          fact && (
            <div key={name}>
              <dt>{name}</dt>
              <dd>{fact}</dd>
            </div>
          ),
      )}
      {lage && (
        <div>
          <dt>{words.fakten.lage}</dt>
          <dd lang={lang}>{lage}</dd>
        </div>
      )}
    </dl>
  )
}
