import { formDefinitions } from '@kurstadt/contract/form-definitions'
import type { Access, PayloadRequest, Where } from 'payload'
import { accessByField } from '../../../editing/access/index.ts'

const areas = Object.fromEntries(
  Object.entries(formDefinitions).map(([art, { bereich }]) => [art, bereich]),
)

/** Who may what with requests: every office with its own kinds, the administration with all (T02). */
export const requestAccess = accessByField('art', areas)

/** Who sees what came with requests: whoever sees the request (spec 2.7). */
export const attachmentRead = accessByField('anfrage.art', areas).read

/** What can be done with requests besides keeping them, and who may: the office whose they are. */
export const requestOperations = {
  antworten: requestAccess.update,
  erneut: requestAccess.update,
  exportieren: requestAccess.read,
  bild_uebernehmen: requestAccess.update,
} as const satisfies Record<string, Access>

/** The request that a call names, as far as this account may see it; null otherwise. */
export function readOwnRequest(req: PayloadRequest) {
  return req.payload.findByID({
    collection: 'anfragen',
    id: String(req.routeParams?.id),
    depth: 0,
    overrideAccess: false,
    user: req.user,
    disableErrors: true,
    req,
  })
}

/** A condition of a list as its address writes it; what is none is no condition. */
export function isWhere(value: unknown): value is Where {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
