import type { Dienst, Lage } from './dienst.ts'
import { buchungsportal } from './dienste/buchungsportal.ts'
import { einbettungen } from './dienste/einbettungen.ts'
import { fehlerdienst } from './dienste/fehlerdienst.ts'
import { karte } from './dienste/karte.ts'
import { mailserver } from './dienste/mailserver.ts'
import { medienspeicher } from './dienste/medienspeicher.ts'
import { newsletter } from './dienste/newsletter.ts'
import { rathauskonto } from './dienste/rathauskonto.ts'
import { statistik } from './dienste/statistik.ts'
import { warenkorb } from './dienste/warenkorb.ts'
import { zahlung } from './dienste/zahlung.ts'
import { type DienstName, dienstNamen } from './namen.ts'

export type { Dienst, DienstWorte, Lage } from './dienst.ts'
export {
  type DienstName,
  dienstNamen,
  type Frist,
  type FristName,
  fristEinheiten,
  fristNamen,
} from './namen.ts'

/** Every service of another house; the privacy notice is made of these. */
export const dienste: Readonly<Record<DienstName, Dienst>> = {
  medienspeicher,
  mailserver,
  zahlung,
  warenkorb,
  newsletter,
  buchungsportal,
  einbettungen,
  karte,
  statistik,
  fehlerdienst,
  rathauskonto,
}

/** A service that is switched on, and whom data go to. */
export type AktiverDienst = { name: DienstName; empfaenger: string[] }

/** The services that are switched on as far as this situation tells. */
export function aktiveDienste(lage: Lage): AktiverDienst[] {
  return dienstNamen.flatMap((name) => {
    const empfaenger = dienste[name].empfaenger(lage)
    return empfaenger.length > 0 ? [{ name, empfaenger }] : []
  })
}

/** What several processes know, as one list: each service once, with everybody whom data go to. */
export function vereinteDienste(...lists: readonly (readonly AktiverDienst[])[]): AktiverDienst[] {
  const all = lists.flat()
  return dienstNamen.flatMap((name) => {
    const empfaenger = all.flatMap((one) => (one.name === name ? one.empfaenger : []))
    return empfaenger.length > 0 ? [{ name, empfaenger: [...new Set(empfaenger)] }] : []
  })
}
