import type { Tag } from '../tage.ts'
import { pauschaleVon } from './angebot.ts'
import { brancheneintraegeAm } from './branchen.ts'
import { unterkunftVon } from './haus.ts'
import { hotels } from './hotels.ts'
import { pensionen } from './pensionen.ts'
import { gewerberubriken } from './rubriken.ts'
import type { GewerbeContent, PortalmodulContent } from './shape.ts'
import { shopEinstellungen } from './shop-einstellungen.ts'
import { karten } from './shop-karten.ts'
import { plakate } from './shop-plakate.ts'
import { waren } from './shop-waren.ts'
import { stellplaetze } from './stellplaetze.ts'
import { teaserangebote } from './teaserangebote.ts'
import { weitereAngebote } from './weitere-angebote.ts'
import { wohnungen } from './wohnungen.ts'

/** Modules of the portal: the five advertised packages and the news. */
const portalmodule: PortalmodulContent[] = [
  ...teaserangebote.map(({ key, titel }) => ({
    name: `Preise: ${titel.de}`,
    seite: 'unterkuenfte',
    inhalt: { art: 'pauschalen' as const, pauschale: key },
  })),
  {
    name: 'Neues auf der Startseite',
    seite: 'start',
    inhalt: {
      art: 'newsticker',
      titel: { de: 'Neues aus Bad Silberbronn', en: 'News from Bad Silberbronn' },
      anzahl: 6,
    },
  },
]

/** What the town's businesses, hosts and shop have to offer on a day. */
export const gewerbeAm = (heute: Tag): GewerbeContent => ({
  gewerberubriken,
  brancheneintraege: brancheneintraegeAm(heute),
  unterkuenfte: [...hotels, ...pensionen, ...wohnungen].map(unterkunftVon),
  stellplaetze,
  pauschalen: [...teaserangebote, ...weitereAngebote].map((one) => pauschaleVon(one, heute)),
  shop_artikel: [...karten, ...plakate, ...waren],
  shop_einstellungen: shopEinstellungen,
  portalmodule,
})
