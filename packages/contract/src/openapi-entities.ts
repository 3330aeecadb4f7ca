import { seitenEintrag, sitemapEintrag } from './calls/overview.ts'
import { change } from './changes.ts'
import { abfallart, abfuhrtermin, strasse } from './entities/abfall.ts'
import { aktuellesEintrag } from './entities/aktuelles.ts'
import { amt } from './entities/amt.ts'
import { barrierefreiheit } from './entities/barrierefreiheit.ts'
import { baugebiet, bauplatz } from './entities/baugebiet.ts'
import { datenschutzangaben } from './entities/datenschutzangaben.ts'
import { dokument, ratsdokument } from './entities/dokument.ts'
import { einstellungen } from './entities/einstellungen.ts'
import { gremium } from './entities/gremium.ts'
import { archivDokument, archivThema, intranetRubrik, intranetText } from './entities/intranet.ts'
import { lebenslage } from './entities/lebenslage.ts'
import { fotopunktBild, galerie, video, webcam } from './entities/mediathek.ts'
import { medium } from './entities/medium.ts'
import { mitarbeiter } from './entities/mitarbeiter.ts'
import { oeffnungszeiten } from './entities/oeffnungszeiten.ts'
import { offeneDaten } from './entities/offene-daten.ts'
import { poi, sperrung, tour, wegpunkt } from './entities/outdoor.ts'
import { ratsinfoTreffer } from './entities/ratsinfo.ts'
import { eigenesRatsmitglied, ratsmitglied } from './entities/ratsmitglied.ts'
import { rubrik } from './entities/rubrik.ts'
import { brettEintrag } from './entities/schwarzes-brett.ts'
import { sitzung, sitzungskarte } from './entities/sitzung.ts'
import { veranstaltung } from './entities/veranstaltung.ts'
import { verfahren, verfahrenEintrag, verfahrenGruppe } from './entities/verfahren.ts'
import { vorlage, vorlagenkarte } from './entities/vorlage.ts'
import { weiterleitung } from './entities/weiterleitung.ts'
import { errorBody } from './errors.ts'
import { bild } from './page/bild.ts'
import { download } from './page/download.ts'
import { linie, polygon } from './page/geo.ts'
import { menu, menuItem } from './page/menu.ts'
import { seite, wireBlock } from './page/page.ts'
import { richText } from './page/rich-text.ts'
import { route, routeRedirect } from './page/route.ts'
import { vorschau } from './page/vorschau.ts'

/** Schemas that get a name of their own in `openapi.json`. */
export const entities = {
  abfallart,
  abfuhrtermin,
  barrierefreiheit,
  baugebiet,
  bauplatz,
  brettEintrag,
  datenschutzangaben,
  download,
  fotopunktBild,
  galerie,
  linie,
  offeneDaten,
  poi,
  polygon,
  sperrung,
  strasse,
  tour,
  lebenslage,
  verfahren,
  verfahrenEintrag,
  verfahrenGruppe,
  video,
  webcam,
  wegpunkt,
  aktuelles: aktuellesEintrag,
  amt,
  bild,
  change,
  einstellungen,
  error: errorBody,
  menu,
  menuItem,
  mitarbeiter,
  oeffnungszeiten,
  richText,
  route,
  routeRedirect,
  rubrik,
  seite,
  seitenEintrag,
  sitemapEintrag,
  veranstaltung,
  vorschau,
  archivDokument,
  archivThema,
  dokument,
  eigenesRatsmitglied,
  gremium,
  intranetRubrik,
  intranetText,
  ratsdokument,
  ratsinfoTreffer,
  ratsmitglied,
  sitzung,
  sitzungskarte,
  vorlage,
  vorlagenkarte,
  medium,
  weiterleitung,
  block: wireBlock,
}
