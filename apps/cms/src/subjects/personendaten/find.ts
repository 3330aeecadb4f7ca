import type { PayloadRequest } from 'payload'
import { partsOf } from '../../editing/personal-data/index.ts'
import type { Found } from './overview.ts'

/** Everything that is kept about an address, subject by subject; `isWhole` with all that is in it. */
export async function findAll(
  req: PayloadRequest,
  email: string,
  { isWhole }: { isWhole: boolean },
): Promise<Found[]> {
  const found: Found[] = []
  for (const part of partsOf(req.payload))
    found.push({ name: part.name, kept: await part.find(req, { email, isWhole }) })
  return found
}
