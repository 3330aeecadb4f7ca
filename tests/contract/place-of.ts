import path from 'node:path'
import { apiBasePath, type CallName, callAddress } from '@kurstadt/contract'

/** Where a call is, seen from the base path; one that spec 7 puts elsewhere steps out of it. */
export const placeOf = (name: CallName): string =>
  path.posix.relative(apiBasePath, callAddress(name))
