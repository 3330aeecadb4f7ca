import { createContext, use } from 'react'
import type { KnownDays } from './closing-days.ts'

/** Gives what stands on a page the days on which offices are shut. */
export const ClosingDaysContext = createContext<KnownDays>([])

/** Days on which offices are shut. */
export const useClosingDays = (): KnownDays => use(ClosingDaysContext)
