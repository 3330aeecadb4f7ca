import type { Access, CollectionConfig, CollectionSlug, Endpoint, Field } from 'payload'
import {
  accessOf,
  type Bereich,
  bereiche,
  type Parts,
  type Scope,
  sees,
  type Teil,
  teilField,
} from '../access/index.ts'
import { allOrNothing, changeHooks, conflictField } from '../changes/index.ts'
import { checkSaved, findingsEndpoint, forgetDeleted } from '../checks/index.ts'
import { nummer, withoutChoiceOfOne } from '../fields/index.ts'
import { keepFindable } from '../suche/index.ts'
import {
  keepDraftState,
  publishEnglishAlone,
  refuseSharedDraft,
  translationEndpoints,
} from '../translation/index.ts'
import {
  afterSave,
  germanFirst,
  keepInOrder,
  partsOfForms,
  reviewersEndpoint,
  standField,
  unplan,
  workflowAdmin,
  workflowFields,
  type Zeitraum,
} from '../workflow/index.ts'
import { draftCopy } from './draft-copy.ts'
import { drafts } from './drafts.ts'
import { dropHiddenSigns } from './visible-texts.ts'
import { keepPart, zustaendig } from './zustaendig.ts'

/** What one type of content says of itself; everything else all of them share. */
export type ContentCollection = {
  /** Name of the generated type: `PoiDoc`. */
  interfaceName: string
  labels: { singular: string; plural: string }
  /** Area it belongs to: place in the navigation, and who may. */
  bereich: Bereich
  /** Parts of the site that its entries belong to (E14); none where rights go by area alone. */
  parts?: Parts
  /** Part of a new entry that says it itself; both houses' unless said otherwise. */
  usualPart?: Teil
  /** Who may, where that is decided entry by entry; the area's own rule otherwise. */
  access?: ReturnType<typeof accessOf>
  /** Field that names an entry. */
  title: string
  /** Columns of the list after the title; state and date of the last change follow. */
  columns?: readonly string[]
  /** Text fields that the list's search looks into; the title unless said otherwise. */
  search?: readonly string[]
  sort?: string
  fields: Field[]
  /** Where its entries stand in time: the list opens with what is to come, the next first. */
  zeitraum?: Zeitraum
  /** What an editor should know of the type, below the list's heading. */
  description?: string
  /** False for small look-up lists, which have no drafts: what is saved is public. */
  hasDrafts?: boolean
  /** Tags that a change carries where they are not the type's and the entry's own. */
  tagsOf?: () => string[]
  /** False where no address and no other system names an entry by a number. */
  isNumbered?: boolean
  /** False where the website knows each entry by its name, so that a copy could stand nowhere. */
  hasCopies?: boolean
  hooks?: Pick<
    NonNullable<CollectionConfig['hooks']>,
    | 'beforeOperation'
    | 'beforeValidate'
    | 'beforeChange'
    | 'afterChange'
    | 'beforeDelete'
    | 'afterDelete'
  >
  admin?: Omit<NonNullable<CollectionConfig['admin']>, 'baseFilter' | 'components'>
  /** What the list leaves out unless its address says otherwise, where there are no states. */
  baseFilter?: NonNullable<CollectionConfig['admin']>['baseFilter']
  /** Further indexes of the table. */
  indexes?: NonNullable<CollectionConfig['indexes']>
  /** Component between the search of the list and its table. */
  aboveTable?: string
  /** Components beside the buttons of the form. */
  buttons?: readonly string[]
  /** Calls of the back office that only this type has. */
  endpoints?: Omit<Endpoint, 'root'>[]
  /** What those calls do beyond Payload's own operations, and who may (`editing/access/matrix.txt`). */
  operations?: Readonly<Record<string, Access>>
}

/** The field in which an entry says to which part of the site it belongs, where it does so itself. */
function partField({ bereich, parts, usualPart: usual = 'gemeinsam' }: ContentCollection): Field[] {
  return parts?.field === teilField ? [zustaendig({ bereich, parts, usual })] : []
}

/** Columns that stand whole beside each other at 1280 px. */
const mostColumns = 6

function adminOf(
  slug: CollectionSlug,
  type: ContentCollection,
  hasDrafts: boolean,
): CollectionConfig['admin'] {
  const { bereich, title, columns = [], search = [title] } = type
  const own = [title, ...columns, ...(hasDrafts ? [standField] : [])]
  return {
    group: bereiche[bereich].label,
    hidden: ({ user }) => !sees(user, bereich),
    useAsTitle: title,
    defaultColumns: own.length < mostColumns ? [...own, 'updatedAt'] : own,
    listSearchableFields: [...search],
    pagination: { defaultLimit: 25 },
    hideAPIURL: true,
    // Payload's copy takes the German path along, and knows no links (E10).
    disableCopyToLocale: true,
    ...(type.description === undefined ? {} : { description: type.description }),
    ...(hasDrafts || type.zeitraum
      ? workflowAdmin(slug, { ...type, hasDrafts })
      : plainAdmin(type)),
    ...type.admin,
  }
}

/** What lists and forms have besides where there are no states. */
function plainAdmin(type: ContentCollection): CollectionConfig['admin'] {
  const { aboveTable, baseFilter, buttons = [] } = type
  return {
    ...(baseFilter === undefined ? {} : { baseFilter }),
    components: {
      ...(aboveTable === undefined ? {} : { beforeListTable: [aboveTable] }),
      edit: { beforeDocumentControls: [...buttons, ...partsOfForms] },
    },
  }
}

function hooksOf(slug: CollectionSlug, type: ContentCollection, hasDrafts: boolean) {
  const { hooks = {}, tagsOf } = type
  const scope: Scope = { bereich: type.bereich, parts: type.parts }
  const changes = changeHooks(slug, {
    hasDrafts,
    ...(tagsOf ? { tagsOf } : {}),
    ...(hasDrafts ? { onSaved: afterSave(slug, scope) } : {}),
  })
  const findable = keepFindable(slug)
  return allOrNothing({
    beforeOperation: [
      ...(hasDrafts ? [draftCopy, publishEnglishAlone] : []),
      ...(hooks.beforeOperation ?? []),
    ],
    beforeValidate: [dropHiddenSigns, ...(hooks.beforeValidate ?? [])],
    beforeChange: [
      ...changes.beforeChange,
      keepPart(scope),
      ...(hasDrafts ? [refuseSharedDraft, keepInOrder(scope), germanFirst] : []),
      ...(hooks.beforeChange ?? []),
    ],
    afterChange: [
      ...changes.afterChange,
      ...(hasDrafts ? [keepDraftState] : []),
      ...(hooks.afterChange ?? []),
      ...findable.afterChange,
      ...(hasDrafts ? [checkSaved(slug)] : []),
    ],
    beforeDelete: [...changes.beforeDelete, ...(hooks.beforeDelete ?? [])],
    afterDelete: [
      ...changes.afterDelete,
      ...findable.afterDelete,
      ...(hasDrafts ? [unplan(slug), forgetDeleted(slug)] : []),
      ...(hooks.afterDelete ?? []),
    ],
  })
}

/** Shows above the form where a refused save and the one of somebody else differ. */
const differences: Field = {
  name: conflictField,
  type: 'ui',
  admin: {
    components: { Field: '/admin/conflict-notice.tsx#ConflictNotice' },
    disableListColumn: true,
  },
}

/** The German texts beside the form while somebody translates (E10). */
const german: Field = {
  name: 'deutsch',
  type: 'ui',
  admin: {
    position: 'sidebar',
    components: { Field: '/admin/german-panel.tsx#GermanPanel' },
    disableListColumn: true,
  },
}

/** What is found in the entry, and who links to it; beside the form. */
const findings: Field = {
  name: 'befunde',
  type: 'ui',
  admin: {
    position: 'sidebar',
    components: { Field: '/admin/befunde-panel.tsx#BefundePanel' },
    disableListColumn: true,
  },
}

/**
 * A collection of the content: access by area, drafts and versions, states, the change feed, the
 * number on the wire. What all types share is added here and nowhere else.
 */
export function contentCollection(slug: CollectionSlug, type: ContentCollection): CollectionConfig {
  const { operations, hasCopies = true } = type
  const scope: Scope = { bereich: type.bereich, parts: type.parts }
  const { bereich, hasDrafts = true, isNumbered = true, endpoints = [] } = type
  return {
    slug,
    typescript: { interface: type.interfaceName },
    labels: type.labels,
    admin: adminOf(slug, type, hasDrafts),
    defaultSort: type.sort ?? type.title,
    custom: { ...scope, isPrivate: bereiche[bereich].isPrivate, operations },
    disableDuplicate: !hasCopies,
    access: type.access ?? accessOf(scope, { hasDrafts }),
    ...(hasDrafts ? { versions: drafts } : {}),
    ...(type.indexes ? { indexes: type.indexes } : {}),
    hooks: hooksOf(slug, type, hasDrafts),
    endpoints: [
      ...endpoints,
      ...translationEndpoints(slug),
      ...(hasDrafts ? [findingsEndpoint(slug), reviewersEndpoint(slug, scope)] : []),
    ],
    fields: [
      differences,
      german,
      ...withoutChoiceOfOne(type.fields),
      ...(isNumbered ? [nummer(slug)] : []),
      ...partField(type),
      ...(hasDrafts ? [findings, ...workflowFields(scope)] : []),
    ],
  }
}
