import type { TemplateName } from '@kurstadt/contract'
import { type LazyTemplate, lazyTemplate } from './lazy-template.ts'

/** Every template by its wire name; a missing one does not compile (page model, section 5). */
export const registry: { [Name in TemplateName]: LazyTemplate<Name> } = {
  text: lazyTemplate(() => import('./text/index.ts')),
  'bild-text': lazyTemplate(() => import('./bild-text/index.ts')),
  zitat: lazyTemplate(() => import('./zitat/index.ts')),
  'headline-teaser': lazyTemplate(() => import('./headline-teaser/index.ts')),
  'bild-text-teaser-3x': lazyTemplate(() => import('./bild-text-teaser-3x/index.ts')),
  'kurzinfo-icons': lazyTemplate(() => import('./kurzinfo-icons/index.ts')),
  downloads: lazyTemplate(() => import('./downloads/index.ts')),
  veranstaltungen: lazyTemplate(() => import('./veranstaltungen/index.ts')),
  'veranstaltung-detail': lazyTemplate(() => import('./veranstaltung-detail/index.ts')),
  aktuelles: lazyTemplate(() => import('./aktuelles/index.ts')),
  'aktuelles-detail': lazyTemplate(() => import('./aktuelles-detail/index.ts')),
  'amt-detail': lazyTemplate(() => import('./amt-detail/index.ts')),
}

/** True for the wire name of a template. */
export const isTemplate = (name: string): name is TemplateName => Object.hasOwn(registry, name)

/** Fetches the code of all templates of a page, so that its views render at once. */
export async function loadTemplates(names: Iterable<TemplateName>): Promise<void> {
  await Promise.all(Array.from(new Set(names), (name) => registry[name].load()))
}
