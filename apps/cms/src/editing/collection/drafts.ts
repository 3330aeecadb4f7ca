import type { CollectionConfig } from 'payload'

/** Versions of one document that are kept. */
const most = 30

/** Drafts and versions of content: nothing is saved or published unasked. */
export const drafts: CollectionConfig['versions'] = {
  drafts: { autosave: false, schedulePublish: false, validate: false },
  maxPerDoc: most,
}

/** Versions alone, where everything saved is public. */
export const versions: CollectionConfig['versions'] = { drafts: false, maxPerDoc: most }
