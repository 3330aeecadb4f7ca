import type { preisEinheiten } from '@kurstadt/contract'

/** What a price of a night is for, as people read it. */
export const preisEinheitLabels: Record<(typeof preisEinheiten)[number], string> = {
  doppelzimmer: 'Doppelzimmer und Nacht',
  wohnung: 'Wohnung und Nacht',
  person: 'Person und Nacht',
  stellplatz: 'Stellplatz und Nacht',
}
