import type { CollectionConfig } from 'payload'

/** Drafts and versions of content: nothing is saved or published unasked. */
export const drafts: CollectionConfig['versions'] = {
  drafts: { autosave: false, schedulePublish: false, validate: false },
  maxPerDoc: 30,
}
