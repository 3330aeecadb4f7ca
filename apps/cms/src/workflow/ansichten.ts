import type { CollectionConfig, PayloadRequest, Where } from 'payload'
import { documentsWithFindings } from '../checks/index.ts'
import { standField } from './fields.ts'

/** A view of a list by state, or by what wants attention. */
type Ansicht = {
  key: string
  label: string
  where: (req: PayloadRequest, slug: string) => Where | Promise<Where>
}

function inState(stand: string): () => Where {
  return () => ({ [standField]: { equals: stand } })
}

/** Views of a list of content beside the usual one, which leaves out the archive. */
export const ansichten: readonly Ansicht[] = [
  {
    key: 'meine',
    label: 'Meine',
    where: ({ user }) => ({ verantwortlich: { equals: user?.id ?? null } }),
  },
  { key: 'entwurf', label: 'Entwürfe', where: inState('entwurf') },
  { key: 'pruefung', label: 'Zur Prüfung', where: inState('pruefung') },
  { key: 'veroeffentlicht', label: 'Veröffentlicht', where: inState('veroeffentlicht') },
  { key: 'archiviert', label: 'Archiv', where: inState('archiviert') },
  {
    key: 'befunde',
    label: 'Mit Fehlern',
    where: async (req, slug) => ({ id: { in: await documentsWithFindings(req, slug) } }),
  },
]

/**
 * What a list shows: the view that its address names, or what its filter asks for, or everything
 * that is not in the archive.
 */
function standFilter(slug: string) {
  return async ({ req }: { req: PayloadRequest }): Promise<Where | null> => {
    const chosen = ansichten.find(({ key }) => key === req.query.stand)
    if (chosen) return chosen.where(req, slug)
    const asksForStates = JSON.stringify(req.query.where ?? '').includes(standField)
    return asksForStates ? null : { [standField]: { not_equals: 'archiviert' } }
  }
}

/** Components of one type: over the views of its list, and beside the buttons of its form. */
type OwnComponents = { aboveTable?: string; buttons?: readonly string[] }

/** What lists and forms of documents with states have besides. */
export function workflowAdmin(
  slug: string,
  { aboveTable, buttons = [] }: OwnComponents,
): NonNullable<CollectionConfig['admin']> {
  const views = '/admin/stand-ansichten.tsx#StandAnsichten'
  return {
    baseFilter: standFilter(slug),
    components: {
      beforeListTable: aboveTable === undefined ? [views] : [aboveTable, views],
      edit: {
        beforeDocumentControls: [...buttons, '/admin/stand-buttons.tsx#StandButtons'],
        editMenuItems: ['/admin/archive-item.tsx#ArchiveItem'],
      },
    },
  }
}
