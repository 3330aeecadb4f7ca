import type { CollectionConfig, CollectionSlug } from 'payload'
import { binHooks } from '../bin/index.ts'
import { allOrNothing, changeHooks } from '../changes/index.ts'
import { checkSaved, forgetDeleted } from '../checks/index.ts'
import { keepFindable } from '../suche/index.ts'
import { keepDraftState, publishEnglishAlone, refuseSharedDraft } from '../translation/index.ts'
import { noteAuthor } from '../versions/index.ts'
import {
  afterSave,
  germanFirst,
  keepInOrder,
  noteRestoredDraft,
  restoreAsDraft,
  unplan,
} from '../workflow/index.ts'
import { draftCopy } from './draft-copy.ts'
import { type ContentCollection, hasBin, hasVersions, scopeOf } from './type.ts'
import { dropHiddenSigns } from './visible-texts.ts'
import { keepPart } from './zustaendig.ts'

type Hooks = NonNullable<CollectionConfig['hooks']>

function changesOf(slug: CollectionSlug, type: ContentCollection): Hooks {
  const { hasDrafts = true, tagsOf } = type
  return changeHooks(slug, {
    hasDrafts,
    ...(tagsOf ? { tagsOf } : {}),
    ...(hasDrafts ? { onSaved: afterSave(slug, scopeOf(type)) } : {}),
  })
}

/** What only entries with states have. */
function ofDrafts(slug: CollectionSlug, type: ContentCollection): Hooks {
  return {
    beforeOperation: [draftCopy, publishEnglishAlone, noteRestoredDraft],
    beforeValidate: [restoreAsDraft],
    beforeChange: [refuseSharedDraft, keepInOrder(scopeOf(type)), germanFirst],
    afterChange: [keepDraftState],
    afterDelete: [unplan(slug), forgetDeleted(slug)],
  }
}

/** The same hooks in one list for each moment, in the order of the parts. */
function together(parts: readonly Hooks[]): Hooks {
  return {
    beforeOperation: parts.flatMap(({ beforeOperation = [] }) => beforeOperation),
    beforeValidate: parts.flatMap(({ beforeValidate = [] }) => beforeValidate),
    beforeChange: parts.flatMap(({ beforeChange = [] }) => beforeChange),
    afterChange: parts.flatMap(({ afterChange = [] }) => afterChange),
    beforeDelete: parts.flatMap(({ beforeDelete = [] }) => beforeDelete),
    afterDelete: parts.flatMap(({ afterDelete = [] }) => afterDelete),
  }
}

/** What happens around every change of an entry: to all types alike, and to this one. */
export function hooksOf(slug: CollectionSlug, type: ContentCollection): Hooks {
  const { hasDrafts = true, hooks = {} } = type
  const refusals = hooks.beforeDelete ?? []
  const parts: Hooks[] = [
    { beforeValidate: [dropHiddenSigns] },
    changesOf(slug, type),
    hasBin(type) ? binHooks(slug, { hasDrafts, refusals }) : {},
    hasVersions(type) ? { beforeChange: [noteAuthor] } : {},
    { beforeChange: [keepPart(scopeOf(type))] },
    hasDrafts ? ofDrafts(slug, type) : {},
    hooks,
    keepFindable(slug),
    hasDrafts ? { afterChange: [checkSaved(slug)] } : {},
  ]
  return allOrNothing(together(parts))
}
