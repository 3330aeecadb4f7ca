import { standField } from '../../../editing/workflow/index.ts'

/** What every draft begins with: an editor looks at it before anybody else does. */
export const toReview = { [standField]: 'pruefung', _status: 'draft' } as const
