import { useKnownQuery } from '../../ui/link/index.ts'
import { type EventQuery, knownParameters, withRealDays } from './event-query.ts'

/** What the address asks of the list of events that is shown. */
export const useEventQuery = (): EventQuery => withRealDays(useKnownQuery(knownParameters))
