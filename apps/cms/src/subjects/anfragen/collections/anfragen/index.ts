import type { CollectionBeforeChangeHook } from 'payload'
import { contentCollection } from '../../../../editing/collection/content-collection.ts'
import {
  deleteBelongings,
  nameRequest,
  requestAccess,
  requestEndpoints,
  requestOperations,
  viewFilter,
} from '../../inbox/index.ts'
import { bezeichnung } from './bezeichnung.ts'
import { handling, received } from './fields.ts'
import { countedFrom, keptDays } from './kept-days.ts'
import { deletionDay, historyAfter } from './lebenslauf.ts'

/** Keeps the history and the day of deletion, whatever is sent. */
const keepHistory: CollectionBeforeChangeHook = async ({ data, originalDoc, operation, req }) => {
  const now = new Date()
  const before: unknown = operation === 'create' ? undefined : originalDoc
  const isNew = operation === 'create'
  const receivedAt: unknown = data.eingegangen_am ?? now.toISOString()
  const from = countedFrom(String(receivedAt), data.art, data.daten)
  return {
    ...data,
    ...(isNew ? { eingegangen_am: receivedAt } : {}),
    ...(data.loeschen_am ? {} : { loeschen_am: deletionDay(from, await keptDays(req, data.art)) }),
    verlauf: historyAfter(before, data, { now, who: req.user?.name ?? null }),
  }
}

/** Requests from the forms of the website. No call answers with them: only the back office does. */
export const anfragen = contentCollection('anfragen', {
  interfaceName: 'AnfrageDoc',
  labels: { singular: 'Anfrage', plural: 'Anfragen' },
  bereich: 'anfragen',
  access: requestAccess,
  operations: requestOperations,
  title: 'bezeichnung',
  columns: ['name', 'status', 'eingegangen_am', 'bearbeiter'],
  search: ['bezeichnung', 'name', 'email'],
  sort: '-eingegangen_am',
  hasDrafts: false,
  hasBin: false,
  hasCopies: false,
  // The website shows no list of requests, so its caches need not hear of them.
  tagsOf: () => [],
  baseFilter: viewFilter,
  // Columns alone: what belongs to a request lies in further tables and would be read for each row
  // that a page leaves out.
  admin: { enableListViewSelectAPI: true },
  aboveTable: '/subjects/anfragen/admin/views.tsx#RequestViews',
  buttons: ['/subjects/anfragen/admin/answer-button.tsx#AnswerButton'],
  endpoints: requestEndpoints,
  // The list by state, newest first, also among those of one kind (spec 2.7).
  indexes: [
    { fields: ['status', 'eingegangen_am'] },
    { fields: ['status', 'art', 'eingegangen_am'] },
  ],
  hooks: {
    beforeChange: [keepHistory],
    afterChange: [nameRequest],
    beforeDelete: [deleteBelongings],
  },
  fields: [bezeichnung, ...received, ...handling],
})
