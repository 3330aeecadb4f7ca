import type { Karte } from '@kurstadt/contract'
import { createContext } from 'react'

/** The map that a form shows its place on; null for none. */
export const PlaceMapContext = createContext<Karte | null>(null)
