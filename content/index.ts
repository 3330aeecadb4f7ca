import { aemterAm } from './aemter.ts'
import { aktuellesAm, interessengruppen } from './aktuelles/index.ts'
import { antwortvorlagen } from './anfragen/antwortvorlagen.ts'
import { anfragen } from './anfragen/index.ts'
import { barrierefreiheit } from './barrierefreiheit.ts'
import { bergbahnAm } from './bergbahn/index.ts'
import { bilder } from './bilder/index.ts'
import { dateienAm } from './dateien/index.ts'
import { einstellungenAm, hinweise } from './einstellungen.ts'
import { erleben } from './erleben/index.ts'
import { gewerbeAm } from './gewerbe/index.ts'
import { intranetdokumente } from './intranet/dokumente.ts'
import { intranet } from './intranet/index.ts'
import { menus } from './menus.ts'
import { mitarbeiter } from './mitarbeiter.ts'
import { ratsdokumenteAm } from './rat/dokumente.ts'
import { rat } from './rat/index.ts'
import { bekanntmachungen } from './rathaus/bekanntmachungen.ts'
import { hinweiseAm } from './rathaus/hinweise.ts'
import { saisonAm } from './saison.ts'
import { seitenAm } from './seiten/index.ts'
import type { TownContent } from './shape.ts'
import { stadtAm } from './stadt/index.ts'
import { type Tag, tagVon } from './tage.ts'
import { rubriken, veranstaltungenAm } from './veranstaltungen/index.ts'
import { lebenslagen, verfahren } from './wegweiser/index.ts'
import { weiterleitungen } from './weiterleitungen.ts'

export type { TownContent } from './shape.ts'

/** The demo town as it stands on a day (`YYYY-MM-DD` in Europe/Berlin); events keep their weekdays. */
export function townOn(heute: Tag): TownContent {
  const saison = saisonAm(heute)
  return {
    bilder,
    dateien: dateienAm(saison),
    rubriken,
    seiten: seitenAm(saison),
    weiterleitungen,
    menus,
    veranstaltungen: veranstaltungenAm(heute),
    aktuelles: aktuellesAm(heute),
    interessengruppen,
    aemter: aemterAm(heute),
    mitarbeiter,
    bekanntmachungen,
    hinweismeldungen: hinweiseAm(heute),
    interne_dokumente: [...ratsdokumenteAm(heute), ...intranetdokumente],
    rat,
    intranet,
    anfragen,
    antwortvorlagen,
    lebenslagen,
    wegweiser_verfahren: verfahren,
    ...gewerbeAm(heute),
    hinweise,
    einstellungen: einstellungenAm(heute),
    barrierefreiheit,
    ...stadtAm(heute),
    ...bergbahnAm(heute),
    ...erleben,
  }
}

/** The demo town as it stands today. */
export const town: TownContent = townOn(tagVon(new Date()))
