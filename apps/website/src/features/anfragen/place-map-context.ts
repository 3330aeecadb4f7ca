import type { Karte } from '@kurstadt/contract'
import { createContext } from 'react'
import type { GivenPick } from '../karte/index.ts'

/** The map that a form shows its place on; null for none. */
export const PlaceMapContext = createContext<Karte | null>(null)

/** The town's moving map, on which a form shows its place as well; null for none. */
export const MovingMapContext = createContext<GivenPick | null>(null)
