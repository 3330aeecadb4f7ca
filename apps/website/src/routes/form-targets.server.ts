import type { RenderFacts, Shell } from '../content/index.ts'

/**
 * Lets the forms around a page post to their providers. This holds for every page of the site, not
 * only for those that show the form: in the browser one leads to the other without a new policy.
 */
export function allowFormTargets(facts: RenderFacts, { newsletter }: Shell): void {
  if (newsletter) facts.formTargets.add(newsletter.origin)
}
