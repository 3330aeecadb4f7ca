import type { Seite } from '@kurstadt/contract'
import { textOrNull } from './values.ts'

/** Title and description for search engines; null where the entry's own are used. */
export function seoOf(
  stored: { title?: string | null; description?: string | null } | null | undefined,
): Seite['seo'] {
  return {
    title: textOrNull(stored?.title),
    description: textOrNull(stored?.description),
  }
}
