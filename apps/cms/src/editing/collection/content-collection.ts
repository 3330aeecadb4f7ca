import type { CollectionConfig, CollectionSlug, Field } from 'payload'
import { accessOf, bereiche, sees, teilField } from '../access/index.ts'
import { findingsEndpoint } from '../checks/index.ts'
import { nummer, withoutChoiceOfOne } from '../fields/index.ts'
import { translationEndpoints } from '../translation/index.ts'
import { authorField, versionViews } from '../versions/index.ts'
import {
  partsOfForms,
  reviewersEndpoint,
  standField,
  workflowAdmin,
  workflowFields,
} from '../workflow/index.ts'
import { drafts, versions } from './drafts.ts'
import { differences, findings, german } from './form-parts.ts'
import { hooksOf } from './hooks-of.ts'
import { type ContentCollection, hasBin, hasVersions, scopeOf } from './type.ts'
import { zustaendig } from './zustaendig.ts'

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
    ...withVersionViews(
      hasDrafts || type.zeitraum ? workflowAdmin(slug, { ...type, hasDrafts }) : plainAdmin(type),
      hasVersions(type),
    ),
    ...type.admin,
  }
}

type Admin = NonNullable<CollectionConfig['admin']>

function withVersionViews(admin: Admin, are: boolean): Admin {
  if (!are) return admin
  return { ...admin, components: { ...admin.components, views: versionViews } }
}

/** What lists and forms have besides where there are no states. */
function plainAdmin(type: ContentCollection): Admin {
  const { aboveTable, baseFilter, buttons = [] } = type
  return {
    ...(baseFilter === undefined ? {} : { baseFilter }),
    components: {
      ...(aboveTable === undefined ? {} : { beforeListTable: [aboveTable] }),
      edit: { beforeDocumentControls: [...buttons, ...partsOfForms] },
    },
  }
}

function versionsOf(type: ContentCollection): Pick<CollectionConfig, 'versions'> {
  if (!hasVersions(type)) return {}
  return { versions: (type.hasDrafts ?? true) ? drafts : versions }
}

/** The field in which an entry says to which part of the site it belongs, where it does so itself. */
function partField({ bereich, parts, usualPart: usual = 'gemeinsam' }: ContentCollection): Field[] {
  return parts?.field === teilField ? [zustaendig({ bereich, parts, usual })] : []
}

/**
 * A collection of the content: access by area, drafts and versions, states, the change feed, the
 * number on the wire. What all types share is added here and nowhere else.
 */
export function contentCollection(slug: CollectionSlug, type: ContentCollection): CollectionConfig {
  const { operations, hasCopies = true } = type
  const scope = scopeOf(type)
  const { bereich, hasDrafts = true, isNumbered = true, endpoints = [] } = type
  return {
    slug,
    typescript: { interface: type.interfaceName },
    labels: type.labels,
    admin: adminOf(slug, type, hasDrafts),
    defaultSort: type.sort ?? type.title,
    custom: {
      ...scope,
      isPrivate: bereiche[bereich].isPrivate,
      operations,
      shownAt: type.shownAt,
    },
    disableDuplicate: !hasCopies,
    access: type.access ?? accessOf(scope, { hasDrafts }),
    ...versionsOf(type),
    trash: hasBin(type),
    ...(type.indexes ? { indexes: type.indexes } : {}),
    hooks: hooksOf(slug, type),
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
      ...(hasVersions(type) ? [authorField] : []),
      ...(hasDrafts ? [findings, ...workflowFields(scope)] : []),
    ],
  }
}
