import type { Veranstaltung } from '@kurstadt/contract'
import { venueAddressOf } from '@kurstadt/contract/venue-address'
import { Adresse, mapHref } from '../../features/kontakt/index.ts'
import { useEventTexts } from '../../i18n/index.ts'
import { Link } from '../../ui/link/index.ts'
import styles from './veranstaltung-detail.module.css'

/** Where an event takes place; null when nobody has said. */
export function placeOf(event: Veranstaltung) {
  const { brancheneintrag_veranstaltungsort: entry, veranstaltungsort } = event
  const adresse = venueAddressOf(event, event.adresse)
  const lang = event.veranstaltungsort_sprache
  const { strasse, ort } = adresse
  if (!(entry || veranstaltungsort || strasse || ort)) return null
  const shown = entry?.adresse.strasse ? entry.adresse : adresse
  const map = mapHref({ adresse: shown, koordinaten: entry?.koordinaten ?? null })
  const words = veranstaltungsort === entry?.titel ? null : veranstaltungsort
  return { entry, words, lang, adresse: shown, map }
}

type PlaceProps = { place: NonNullable<ReturnType<typeof placeOf>> }

/** A venue with its address and a link to a map, which is asked only after a click. */
export function Place({ place: { entry, words, lang, adresse, map } }: PlaceProps) {
  const texts = useEventTexts().veranstaltung
  return (
    <div className={styles.place}>
      {entry && (
        <span lang={entry.sprache}>
          {entry.detailURL ? <Link href={entry.detailURL}>{entry.titel}</Link> : entry.titel}
        </span>
      )}
      {words && <span lang={lang}>{words}</span>}
      <Adresse adresse={adresse} />
      {map && <Link href={map}>{texts.map}</Link>}
    </div>
  )
}
