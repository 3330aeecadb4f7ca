import type { CollectionAfterChangeHook, CollectionAfterDeleteHook } from 'payload'
import { readChanged } from '../../../../editing/changes/index.ts'
import { keepCouncil } from '../../../../editing/suche/index.ts'

/** Keeps what is found of a paper in the transaction of its change. */
export const keepFound: CollectionAfterChangeHook = ({ doc, req }) =>
  keepCouncil(req, 'vorlagen', [String(readChanged(doc).id)])

/** Takes it away with the paper. */
export const dropFound: CollectionAfterDeleteHook = ({ id, req }) =>
  keepCouncil(req, 'vorlagen', [String(id)])
