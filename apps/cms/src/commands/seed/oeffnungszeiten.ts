import { randomUUID } from 'node:crypto'
import type { Oeffnungszeiten } from '@kurstadt/contract'
import type { TownContent } from '../../../../../content/shape.ts'
import type { OeffnungszeitBlock } from '../../payload-types.ts'
import { instantInBerlin } from '../../platform/time/berlin.ts'

/** Opening hours in German, each row with an id by which its translation finds it. */
export function hoursOf(oeffnungszeiten: Oeffnungszeiten[]): OeffnungszeitBlock[] {
  return oeffnungszeiten.map(({ regulaereZeiten, abweichendeZeiten, ...rest }) => ({
    id: randomUUID(),
    blockType: 'oeffnungszeit',
    ...rest,
    regulaereZeiten: regulaereZeiten.map((zeit) => ({ id: randomUUID(), ...zeit })),
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
  return rows.map(({ hinweisText, abweichendeZeiten, ...rest }) => ({
    ...rest,
    hinweisText: english(hinweisText),
    abweichendeZeiten: (abweichendeZeiten ?? []).map(({ zusatz, ...zeit }) => ({
      ...zeit,
      zusatz: english(zusatz),
    })),
  }))
}
