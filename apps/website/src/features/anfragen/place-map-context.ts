import type { Karte } from '@kurstadt/contract'
import { createContext } from 'react'

/** The maps that a form shows its place on: a picture, and the moving one; null for none. */
export type PlaceMaps = { karte: Karte | null; moving: string | null }

/** The maps of this form. */
export const PlaceMapContext = createContext<PlaceMaps>({ karte: null, moving: null })
