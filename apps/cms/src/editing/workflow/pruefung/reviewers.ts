import type { PayloadRequest } from 'payload'
import { asSystem } from '../../../platform/as-system.ts'
import { isAdministration, publishesEntry, type Scope } from '../../access/index.ts'
import { valuesOf } from '../../changes/index.ts'

/** Somebody who may publish an entry. */
export type Reviewer = { id: string; name: string; email: string; isAdministration: boolean }

/** Everybody who may publish an entry, but for whoever asks; whose area it is before the administration. */
export async function reviewersOf(
  req: PayloadRequest,
  scope: Scope,
  entry: unknown,
): Promise<Reviewer[]> {
  const { docs } = await req.payload.find({
    collection: 'benutzer',
    sort: 'name',
    pagination: false,
    req,
    ...asSystem,
  })
  const may = docs.filter(
    (account) => account.id !== req.user?.id && publishesEntry(account, scope, valuesOf(entry)),
  )
  const reviewers = may.map((account) => ({
    id: account.id,
    name: account.name,
    email: account.email ?? '',
    isAdministration: isAdministration(account),
  }))
  return reviewers.sort((a, b) => Number(a.isAdministration) - Number(b.isAdministration))
}

/** Who is written to: who was named, else everybody whose area it is, else the administration. */
export function addressees(reviewers: readonly Reviewer[], named: string | null): Reviewer[] {
  if (named !== null) return reviewers.filter(({ id }) => id === named)
  const [first] = reviewers
  return reviewers.filter((one) => one.isAdministration === first?.isAdministration)
}
