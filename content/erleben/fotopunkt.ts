import type { BildKey } from '../texts.ts'
import type { FotopunktContent } from './shape.ts'

const standort = { de: 'Fotopunkt am Silberblick', en: 'Photo point at Silberblick' }

/** What visitors photographed at morning, noon and evening of ten days, the newest day first. */
const tage: readonly (readonly [morgens: BildKey, mittags: BildKey, abends: BildKey])[] = [
  ['nebelmeer', 'wegweiser', 'tal-abend'],
  ['aussichtsturm', 'tal-sommer', 'tal-abend'],
  ['nebelmeer', 'streuobst', 'tal-abend'],
  ['waldweg', 'tal-sommer', 'wegweiser'],
  ['nebelmeer', 'kurpark-herbst', 'tal-abend'],
  ['karsee', 'wegweiser', 'aussichtsturm'],
  ['waldweg', 'streuobst', 'tal-abend'],
  ['nebelmeer', 'tal-sommer', 'wegweiser'],
  ['aussichtsturm', 'schlucht', 'tal-abend'],
  ['nebelmeer', 'tal-sommer', 'aussichtsturm'],
]

/** The archive of the photo point: thirty pictures, the newest of yesterday evening. */
export const fotopunktBilder: FotopunktContent[] = tage.flatMap((bilder, vor) =>
  bilder.map((bild, nr) => ({
    bild,
    tag: -1 - vor,
    zeit: ['07:52', '12:30', '16:48'][nr] ?? '12:30',
    standort,
  })),
)
