import { createContext } from 'react'

/** Whether a page is shown in the installed site (spec 4, app mode). */
export const AppModeContext = createContext(false)
