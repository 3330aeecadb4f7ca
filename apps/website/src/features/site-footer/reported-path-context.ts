import { createContext } from 'react'

/**
 * Path of the page that a report of a barrier names by itself; null where nobody else may hear of the
 * address: links to orders, subscriptions and the like open them to whoever knows them (T12).
 */
export const ReportedPathContext = createContext<string | null>(null)
