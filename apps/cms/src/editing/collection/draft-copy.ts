import type { CollectionBeforeOperationHook } from 'payload'
import { valuesOf } from '../changes/index.ts'

/** A copy is a draft, whatever state its original has; unless the call names another. */
export const draftCopy: CollectionBeforeOperationHook = ({ args, operation }) => {
  if (operation !== 'create' || !('duplicateFromID' in args) || !args.duplicateFromID) return args
  const isAsked = valuesOf(args.data).get('_status') === 'published'
  return isAsked ? args : { ...args, draft: true, publishAllLocales: false }
}
