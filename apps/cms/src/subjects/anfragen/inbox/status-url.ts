import { statusPathOf } from '@kurstadt/contract/forms'
import type { AnfrageDoc } from '../../../payload-types.ts'
import { zugangOf } from './status-link.ts'

/** Whether the sender of a request has a page for it: whoever was noted by hand has none. */
export const hasStatusPage = ({ schluessel }: Pick<AnfrageDoc, 'schluessel'>) => Boolean(schluessel)

/** Address of a request's status page; null for one that did not come over the website. */
export function statusUrlOf(
  { schluessel, sprache }: Pick<AnfrageDoc, 'schluessel' | 'sprache'>,
  secret: string,
  website: string,
): string | null {
  if (!schluessel) return null
  return website + statusPathOf(sprache ?? 'de', zugangOf(schluessel, secret))
}
