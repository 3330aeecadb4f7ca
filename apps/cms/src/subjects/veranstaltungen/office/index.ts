import { cancelEndpoint } from './cancel.ts'
import { copyEndpoint } from './copy.ts'
import { daysEndpoint } from './days.ts'

export { eventOperations } from './access.ts'
export { moveCopy } from './move-copy.ts'

/** Calls of the back office that only events have. */
export const eventEndpoints = [daysEndpoint, copyEndpoint, cancelEndpoint]
