import { filme } from './filme.ts'
import { fotopunktBilder } from './fotopunkt.ts'
import { galerien } from './galerien.ts'
import { pois } from './pois.ts'
import type { ErlebenContent } from './shape.ts'
import { touren } from './touren.ts'
import { videos } from './videos.ts'
import { webcams } from './webcams.ts'

/** Pictures and films of the town, and what lies around it. */
export const erleben: ErlebenContent = {
  filme,
  galerien,
  videos,
  webcams,
  fotopunkt_bilder: fotopunktBilder,
  pois,
  touren,
}
