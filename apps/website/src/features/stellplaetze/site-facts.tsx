import type { Stellplatz } from '@kurstadt/contract'
import { useSprache, useTexts } from '../../i18n/index.ts'
import { Preis } from '../preise/index.ts'
import styles from './site-facts.module.css'
import { useSiteTexts } from './texts.ts'

const formats = { de: new Intl.NumberFormat('de-DE'), en: new Intl.NumberFormat('en-GB') }

/** What may drive in: length, height and weight, as far as they are known. */
function useVehicleWords({ laenge_max, hoehe_max, gewicht_max }: Stellplatz): string {
  const words = useSiteTexts()
  const format = formats[useSprache()]
  const parts = [
    laenge_max === null ? null : words.laenge(format.format(laenge_max)),
    hoehe_max === null ? null : words.hoehe(format.format(hoehe_max)),
    gewicht_max === null ? null : words.gewicht(format.format(gewicht_max)),
  ]
  return parts.filter((part) => part !== null).join(', ')
}

/** What drivers of motorhomes ask first: places, price, tax, length, quiet hours. */
export function SiteFacts({ site, kurtaxe }: { site: Stellplatz; kurtaxe: number | null }) {
  const words = useSiteTexts()
  const { oeffnungszeiten } = useTexts()
  const vehicles = useVehicleWords(site)
  const { ruhe_von, ruhe_bis, tage_max, saison } = site
  const quiet = ruhe_von && ruhe_bis ? oeffnungszeiten.range(ruhe_von, ruhe_bis) : null
  const rows = [
    { name: words.plaetze, value: site.plaetze },
    {
      name: words.preis,
      value: (
        <>
          <Preis preis={{ betrag: site.preis_nacht }} /> {site.preis_nacht > 0 && words.jeNacht}
        </>
      ),
    },
    {
      name: words.kurtaxe,
      value: kurtaxe !== null && (
        <>
          <Preis preis={{ betrag: kurtaxe }} /> {words.jePerson}
        </>
      ),
    },
    { name: words.fahrzeuge, value: vehicles },
    { name: words.ruhe, value: quiet },
    { name: words.aufenthalt, value: tage_max !== null && words.naechte(tage_max) },
    { name: words.geoeffnet, value: site.ganzjaehrig ? words.ganzjaehrig : saison },
    { name: words.reservierung, value: words.reservierbar[site.reservierbar ? 'ja' : 'nein'] },
    { name: words.hunde, value: words.hundeErlaubt[site.hunde ? 'ja' : 'nein'] },
  ]
  return (
    <dl className={styles.facts}>
      {rows.map(
        ({ name, value }) =>
          value && (
            <div key={name}>
              <dt>{name}</dt>
              <dd>{value}</dd>
            </div>
          ),
      )}
    </dl>
  )
}
