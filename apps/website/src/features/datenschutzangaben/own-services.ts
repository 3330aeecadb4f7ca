import { type AktiverDienst, aktiveDienste, type Lage } from '@kurstadt/contract/datenschutz'
import { createContext, use } from 'react'

/** What this website itself adds to the privacy notice: its own services, and whether it counts visits. */
export type OwnServices = { dienste: readonly AktiverDienst[]; countsVisits: boolean }

type Env = Lage & { WEBSITE_COUNTS_VISITS: boolean }

/** The same out of its environment and the hosts of its map. */
export function ownServicesOf(env: Env, karte_haeuser: readonly string[] = []): OwnServices {
  return {
    dienste: aktiveDienste({ ...env, karte_haeuser }),
    countsVisits: env.WEBSITE_COUNTS_VISITS,
  }
}

/** What the environment of this website has switched on. */
export const OwnServicesContext = createContext<OwnServices>({ dienste: [], countsVisits: true })

/** The same, for a view. */
export const useOwnServices = (): OwnServices => use(OwnServicesContext)
