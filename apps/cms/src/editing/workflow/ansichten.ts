import type { CollectionConfig, PayloadRequest, Where } from 'payload'
import { documentsWithFindings } from '../checks/index.ts'
import { type Ansicht, chosenView } from './ansicht.ts'
import { standField } from './fields.ts'
import { inTime, type Zeitraum } from './zeit-ansichten.ts'

function inState(stand: string): () => Where {
  return () => ({ [standField]: { equals: stand } })
}

/** Instants at which an entry goes online or offline by itself; empty again once it has. */
const plannedFields = ['veroeffentlichen_am', 'zurueckziehen_am'] as const

/** Views by state, and of what wants attention. */
const byState: readonly Ansicht[] = [
  {
    key: 'meine',
    label: 'Meine',
    where: ({ user }) => ({ verantwortlich: { equals: user?.id ?? null } }),
  },
  { key: 'entwurf', label: 'Entwürfe', where: inState('entwurf') },
  { key: 'pruefung', label: 'Zur Prüfung', where: inState('pruefung') },
  {
    key: 'geplant',
    label: 'Geplant',
    where: () => ({ or: plannedFields.map((field): Where => ({ [field]: { exists: true } })) }),
  },
  { key: 'veroeffentlicht', label: 'Veröffentlicht', where: inState('veroeffentlicht') },
  { key: 'archiviert', label: 'Archiv', where: inState('archiviert') },
  {
    key: 'befunde',
    label: 'Mit Fehlern',
    where: async (req, slug) => ({ id: { in: await documentsWithFindings(req, slug) } }),
  },
]

/** The same view without what is in the archive, unless the list's filter asks for states itself. */
function withoutArchive(view: Ansicht): Ansicht {
  return {
    ...view,
    where: async (req, slug) => {
      const where = await view.where(req, slug)
      if (JSON.stringify(req.query.where ?? '').includes(standField)) return where
      const notArchived: Where = { [standField]: { not_equals: 'archiviert' } }
      return where === null ? notArchived : { and: [where, notArchived] }
    },
  }
}

/** Everything, in the order of the list; of dated entries the latest first. */
function alle(zeitraum: Zeitraum | undefined): Ansicht {
  const view = { label: 'Alle', where: () => null }
  return zeitraum ? { ...view, key: 'alle', sort: `-${zeitraum.beginn}` } : { ...view, key: '' }
}

/** What one type of content says of its list and form. */
type OwnParts = {
  hasDrafts: boolean
  /** Where its entries stand in time; then its list opens with what is to come. */
  zeitraum?: Zeitraum
  /** Component over the views of its list. */
  aboveTable?: string
  /** Components beside the buttons of its form. */
  buttons?: readonly string[]
}

function viewsOf({ hasDrafts, zeitraum }: OwnParts): readonly Ansicht[] {
  const all = alle(zeitraum)
  const views = zeitraum ? [...inTime(zeitraum), all] : [all]
  if (!hasDrafts) return views
  const { sort } = all
  const states = byState.map((view) => ({ ...view, ...(sort === undefined ? {} : { sort }) }))
  return [...views.map(withoutArchive), ...states]
}

/** What every form has besides its fields and buttons. */
export const partsOfForms = [
  '/admin/lock-since.tsx#LockSince',
  '/admin/fill-new-rows.tsx#FillNewRows',
  '/admin/ask-after-refusal.tsx#AskAfterRefusal',
] as const

/** What lists and forms of documents with states, or of dated ones, have besides. */
export function workflowAdmin(
  slug: string,
  type: OwnParts,
): NonNullable<CollectionConfig['admin']> {
  const { hasDrafts, aboveTable, buttons = [] } = type
  const views = viewsOf(type)
  const links = { path: '/admin/stand-ansichten.tsx#StandAnsichten', serverProps: { views } }
  const ofForm = [...buttons, ...partsOfForms]
  const ofStates = {
    beforeDocumentControls: [...ofForm, '/admin/stand-buttons.tsx#StandButtons'],
    editMenuItems: ['/admin/archive-item.tsx#ArchiveItem'],
    PublishButton: '/admin/publish-button.tsx#PublishButton',
  }
  return {
    baseFilter: async ({ req }: { req: PayloadRequest }) =>
      (await chosenView(views, req.query)?.where(req, slug)) ?? null,
    components: {
      beforeListTable: aboveTable === undefined ? [links] : [aboveTable, links],
      edit: hasDrafts ? ofStates : { beforeDocumentControls: ofForm },
    },
  }
}
