import type { WarenkorbPosition } from '@kurstadt/contract/shop'

/** The last day on which all tickets among some lines let somebody in; null where no day ends it. */
export function letzterTagOf(
  positionen: readonly Pick<WarenkorbPosition, 'letzter_tag'>[],
): string | null {
  return positionen.flatMap(({ letzter_tag }) => letzter_tag ?? []).toSorted()[0] ?? null
}
