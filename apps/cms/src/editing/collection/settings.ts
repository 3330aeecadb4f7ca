import type { Field, GlobalConfig, GlobalSlug } from 'payload'
import { settingsAccess } from '../access/index.ts'
import { globalChangeHooks } from '../changes/index.ts'
import { settingsTranslation } from '../translation/index.ts'
import { authorField, noteAuthorOfGlobal, versionViews } from '../versions/index.ts'
import { german } from './form-parts.ts'

type Settings = {
  /** Name of its type in TypeScript. */
  type: string
  label: string
  group: string
  description?: string
  fields: Field[]
}

/**
 * Settings, of which there is one document. All of them are public with each save, keep their
 * versions with who saved them, show German beside English, and stand in the log.
 */
export function settings<Slug extends GlobalSlug>(
  slug: Slug,
  { type, label, group, description, fields }: Settings,
): GlobalConfig<Slug> {
  const changes = globalChangeHooks(slug)
  return {
    slug,
    typescript: { interface: type },
    label,
    admin: {
      group,
      hideAPIURL: true,
      components: { views: versionViews },
      ...(description === undefined ? {} : { description }),
    },
    access: settingsAccess,
    versions: { drafts: false, max: 50 },
    endpoints: settingsTranslation(slug),
    hooks: { ...changes, beforeChange: [...changes.beforeChange, noteAuthorOfGlobal] },
    fields: [german, authorField, ...fields],
  }
}
