import { councilPaths, type Dokument } from '@kurstadt/contract'
import { createContext, use } from 'react'

/** What names something of the council: its number and its public address. */
type Named = { id: number; detailURL: string | null }

/** Where the things of the council are read; null for what has no page where somebody reads. */
export type CouncilPlaces = {
  sitzung: (named: Named) => string | null
  vorlage: (named: Named) => string | null
  gremium: (named: Named) => string | null
  mitglied: (named: Named) => string | null
  datei: (dokument: Pick<Dokument, 'id' | 'titel' | 'format'>) => string
  /** All papers of a meeting as one file, which is made for members alone. */
  unterlagen: (sitzung: Pick<Named, 'id'>) => string | null
  /** Lists, with a question mark where a query follows. */
  sitzungen: string
  vorlagen: string
  suche: string
  /** True where members read: what is not public is marked, and nothing is offered to subscribe to. */
  isInternal: boolean
}

const plain = (title: string) =>
  title
    .normalize('NFD')
    .replaceAll(/[^\w\s-]/g, '')
    .trim()
    .replaceAll(/\s+/g, '-')
    .slice(0, 80) || 'Dokument'

/** Address of a file below a path, with a name that it keeps when somebody saves it. */
const fileBelow =
  (path: string): CouncilPlaces['datei'] =>
  ({ id, titel, format }) =>
    `${path}${id}/${plain(titel)}.${format.toLowerCase()}`

const ownAddress = ({ detailURL }: Named) => detailURL

/** Where everybody reads. */
export const publicPlaces: CouncilPlaces = {
  sitzung: ownAddress,
  vorlage: ownAddress,
  gremium: ownAddress,
  mitglied: ownAddress,
  datei: fileBelow(councilPaths.dokumente),
  unterlagen: () => null,
  sitzungen: councilPaths.sitzungen,
  vorlagen: councilPaths.vorlagen,
  suche: councilPaths.suche,
  isInternal: false,
}

const { internal } = councilPaths

/** Where members read: meetings and papers are there, public or not; the rest is everybody’s. */
export const internalPlaces: CouncilPlaces = {
  ...publicPlaces,
  sitzung: ({ id }) => `${internal}sitzungen/${id}/`,
  vorlage: ({ id }) => `${internal}vorlagen/${id}/`,
  datei: fileBelow(`${internal}dokumente/`),
  unterlagen: ({ id }) => `${internal}sitzungen/${id}/unterlagen.pdf`,
  sitzungen: `${internal}sitzungen/`,
  vorlagen: `${internal}suche/`,
  suche: `${internal}suche/`,
  isInternal: true,
}

/** Where the things of the council are read around everything below. */
export const CouncilPlacesContext = createContext<CouncilPlaces>(publicPlaces)

/** Where the things of the council are read. */
export const useCouncilPlaces = (): CouncilPlaces => use(CouncilPlacesContext)
