import { createContext, use } from 'react'
import type { ClosingDays } from './closing-days.ts'

/** Gives what stands on a page the days on which offices are shut. */
export const ClosingDaysContext = createContext<ClosingDays>([])

/** Days on which offices are shut. */
export const useClosingDays = (): ClosingDays => use(ClosingDaysContext)
