import { formatDate } from '../../i18n/index.ts'
import { Icon } from '../../ui/icon/index.ts'
import styles from './season.module.css'
import { type Season, seasonState } from './season.ts'
import { type PackageTexts, usePackageTexts } from './texts.ts'

/** When a package may be booked, in words. */
export function seasonWords({ gueltig_von, gueltig_bis }: Season, words: PackageTexts): string {
  if (gueltig_von === null)
    return gueltig_bis === null ? words.immer : words.bis(formatDate(gueltig_bis))
  return gueltig_bis === null
    ? words.von(formatDate(gueltig_von))
    : words.vonBis(formatDate(gueltig_von), formatDate(gueltig_bis))
}

/** Says that a package cannot be booked now, and when it can again; nothing within its season. */
export function SeasonNotice({ season, heute }: { season: Season; heute: string }) {
  const words = usePackageTexts()
  const state = seasonState(season, heute)
  if (state === 'now') return null
  return (
    <div className={styles.notice}>
      <Icon name="kalender" />
      <p>
        <strong>{words.nichtJetzt}</strong>
        <br />
        {state === 'later'
          ? `${words.naechsteSaison(seasonWords(season, words))} ${words.schonJetzt}`
          : words.vorbei(formatDate(season.gueltig_bis ?? ''))}
      </p>
    </div>
  )
}
