import { allAgainEndpoint, checkConnectionEndpoint } from './check-connection.ts'
import { mailAgainEndpoint } from './send-again.ts'

/** Calls of the back office about the outbox. */
export const mailEndpoints = [checkConnectionEndpoint, allAgainEndpoint, mailAgainEndpoint]
