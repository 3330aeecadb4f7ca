import type { Saison } from '../saison.ts'
import type { SeiteContent } from '../shape.ts'
import { abfall, abfallErinnerung } from './abfall.ts'
import { aktuellesseiten } from './aktuelles.ts'
import { anfragen } from './anfragen.ts'
import { anreise } from './anreise.ts'
import { app } from './app.ts'
import { baugebietsseiten } from './baugebiete.ts'
import { behoerdenlotse } from './behoerdenlotse/index.ts'
import { bekanntmachungsseiten } from './bekanntmachungen.ts'
import { bergbahn } from './bergbahn.ts'
import { branchenseiten } from './branchen.ts'
import { buergerservice } from './buergerservice.ts'
import { downloads } from './downloads.ts'
import { familien } from './familien.ts'
import { formularseiten } from './formulare.generated.ts'
import { fotogalerien } from './fotogalerien.ts'
import { fotopunkt } from './fotopunkt.ts'
import { gebaerdensprache } from './gebaerdensprache.ts'
import { gemeinderatsseiten } from './gemeinderat/index.ts'
import { gesundheit } from './gesundheit.ts'
import { kontakt } from './kontakt.ts'
import { kurpark } from './kurpark.ts'
import { leichteSeiten } from './leichte-sprache.ts'
import { openDataSeiten } from './open-data.ts'
import { parken } from './parken.ts'
import { angebotsseiten, pauschalangebote } from './pauschalangebote.ts'
import { rathausseiten } from './rathaus.ts'
import { rechtlicheSeiten } from './rechtliches.ts'
import { rossiniSeiten } from './rossini/index.ts'
import { brettseiten } from './schwarzes-brett.ts'
import { shopseiten } from './shop.ts'
import { stadtgeschichte } from './stadtgeschichte.ts'
import { startseite } from './startseite.ts'
import { suche } from './suche.ts'
import { thermalbad } from './thermalbad.ts'
import { tourenseiten } from './touren.ts'
import { touristInformation } from './tourist-information.ts'
import { unterkuenfte, unterkunftsseite } from './unterkuenfte.ts'
import { veranstaltungsseiten } from './veranstaltungen.ts'
import { veranstaltungseintrag } from './veranstaltungseintrag.ts'
import { videos } from './videos.ts'
import { wandern } from './wandern.ts'
import { webcams } from './webcams.ts'
import { wohnmobilstellplatz } from './wohnmobil.ts'

/** All pages; a parent stands before its children. */
export const seitenAm = (saison: Saison): SeiteContent[] => [
  startseite,
  ...leichteSeiten,
  gebaerdensprache,
  ...veranstaltungsseiten,
  ...aktuellesseiten,
  thermalbad,
  wandern,
  ...tourenseiten,
  gesundheit,
  anreise,
  parken,
  ...branchenseiten,
  bergbahn,
  ...rathausseiten,
  ...bekanntmachungsseiten,
  ...baugebietsseiten,
  ...gemeinderatsseiten,
  buergerservice,
  abfall,
  abfallErinnerung,
  ...brettseiten,
  ...behoerdenlotse,
  unterkuenfte,
  unterkunftsseite,
  wohnmobilstellplatz,
  pauschalangebote,
  ...angebotsseiten,
  touristInformation,
  ...openDataSeiten,
  app,
  kontakt,
  stadtgeschichte,
  kurpark,
  familien,
  ...fotogalerien,
  videos,
  webcams,
  fotopunkt,
  downloads,
  suche,
  anfragen,
  ...Object.values(formularseiten),
  veranstaltungseintrag,
  ...rechtlicheSeiten,
  ...shopseiten,
  ...rossiniSeiten(saison),
]
