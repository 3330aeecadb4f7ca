import type { CollectionAfterChangeHook, CollectionAfterDeleteHook } from 'payload'
import { readChanged } from '../../../editing/changes/index.ts'
import { keepOparl } from './keep.ts'

/** Keeps what OParl shows of a document, and of others that name it. */
export const keepShared: CollectionAfterChangeHook = ({ doc, req }) =>
  keepOparl(req, [String(readChanged(doc).id)])

/** Remembers that a document was there, and nothing of what was in it. */
export const dropShared: CollectionAfterDeleteHook = ({ id, req }) => keepOparl(req, [String(id)])
