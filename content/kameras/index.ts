import { amMarktplatz, vomHohenStein } from './ansichten.ts'
import type { Ortszeit } from './licht.ts'

export type { Ortszeit } from './licht.ts'

/** A camera of the demo town: what it sees at a time of day. */
export type Kamera = { datei: string; ansicht: (zeit: Ortszeit) => string }

/** The cameras of the demo town, by the file that their address ends in. */
export const kameras: readonly Kamera[] = [
  { datei: 'hoher-stein.jpg', ansicht: vomHohenStein },
  { datei: 'marktplatz.jpg', ansicht: amMarktplatz },
]
