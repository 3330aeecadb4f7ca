import { randomUUID } from 'node:crypto'
import type { Jahreszeit, Zeiten } from '../../../../../content/oeffnungszeiten.ts'
import type { TownContent } from '../../../../../content/shape.ts'
import type { OeffnungszeitBlock } from '../../payload-types.ts'
import { instantInBerlin } from '../../platform/time/berlin.ts'
import { noon } from '../../platform/time/days.ts'

const withIds = (week: Zeiten['regulaereZeiten']) =>
  week.map((zeit) => ({ id: randomUUID(), ...zeit }))

const seasonOf = ({ titel, von, bis, jaehrlich, regulaereZeiten }: Jahreszeit) => ({
  id: randomUUID(),
  titel,
  gueltig_von: von && noon(von),
  gueltig_bis: bis && noon(bis),
  jaehrlich,
  regulaereZeiten: withIds(regulaereZeiten),
})

/** Opening hours in German, each row with an id by which its translation finds it. */
export function hoursOf(oeffnungszeiten: Zeiten[]): OeffnungszeitBlock[] {
  return oeffnungszeiten.map(({ regulaereZeiten, abweichendeZeiten, saisons, ...rest }) => ({
    id: randomUUID(),
    blockType: 'oeffnungszeit',
    ...rest,
    regulaereZeiten: withIds(regulaereZeiten),
    saisons: (saisons ?? []).map(seasonOf),
    abweichendeZeiten: abweichendeZeiten.map(({ beginn, ende, zusatz }) => ({
      id: randomUUID(),
      beginn: instantInBerlin(beginn),
      ende: instantInBerlin(ende),
      zusatz,
    })),
  }))
}

/** The same rows with their hints in English; a hint nobody translated stays empty. */
export function hoursInEnglish(
  rows: OeffnungszeitBlock[],
  hinweise: TownContent['hinweise'] = [],
): OeffnungszeitBlock[] {
  const english = (german?: string | null) => hinweise.find(({ de }) => de === german)?.en ?? null
  return rows.map(({ hinweisText, abweichendeZeiten, saisons, ...rest }) => ({
    ...rest,
    hinweisText: english(hinweisText),
    saisons: (saisons ?? []).map(({ titel, ...saison }) => ({ ...saison, titel: english(titel) })),
    abweichendeZeiten: (abweichendeZeiten ?? []).map(({ zusatz, ...zeit }) => ({
      ...zeit,
      zusatz: english(zusatz),
    })),
  }))
}
