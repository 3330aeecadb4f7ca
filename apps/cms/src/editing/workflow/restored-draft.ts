import type { CollectionBeforeOperationHook, CollectionBeforeValidateHook } from 'payload'
import { requestMemory } from '../../platform/database/index.ts'

const memory = requestMemory<{ isDraft: boolean }>('zurueckgeholt')

/** Notes whether a former version is brought back as a draft: Payload tells no other hook. */
export const noteRestoredDraft: CollectionBeforeOperationHook = ({ args, operation, req }) => {
  if (operation === 'restoreVersion') memory.set(req, { isDraft: args.draft === true })
  return args
}

/**
 * A version that was public once is a draft when it is brought back as one. Payload hands it to the
 * hooks as published and makes it a draft afterwards.
 */
export const restoreAsDraft: CollectionBeforeValidateHook = ({ context, data, req }) => {
  const isDraft = context.isRestoringVersion === true && memory.get(req)?.isDraft === true
  return isDraft ? { ...data, _status: 'draft' } : data
}
