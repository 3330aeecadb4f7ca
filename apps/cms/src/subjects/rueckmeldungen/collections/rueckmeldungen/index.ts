import type { Access, CollectionConfig } from 'payload'
import {
  isAdministration,
  keptValues,
  nobody,
  ownParts,
  teile,
  teilField,
} from '../../../../editing/access/index.ts'

/** Whoever keeps a part of the site reads what people say of it, and deletes it. */
const ofOwnParts: Access = ({ req: { user } }) => {
  if (isAdministration(user)) return true
  const kept = keptValues(user, ownParts)
  return kept.length > 0 && { [teilField]: { in: kept } }
}

/**
 * What people say below a page: whether it has helped them, and a sentence if they like. It comes from
 * the website alone, names nobody, and goes after a year.
 */
export const rueckmeldungen: CollectionConfig<'rueckmeldungen'> = {
  slug: 'rueckmeldungen',
  typescript: { interface: 'RueckmeldungDoc' },
  labels: { singular: 'Rückmeldung', plural: 'Rückmeldungen' },
  admin: {
    hideAPIURL: true,
    group: 'Seiten',
    useAsTitle: 'pfad',
    defaultColumns: ['pfad', 'geholfen', 'satz', 'createdAt'],
    listSearchableFields: ['pfad', 'satz'],
    hidden: ({ user }) => keptValues(user, ownParts).length === 0,
    description:
      'Was Besucherinnen und Besucher unter „Hat Ihnen diese Seite geholfen?“ sagen. Nach einem Jahr wird es gelöscht.',
    components: {
      beforeListTable: ['/subjects/rueckmeldungen/admin/sums.tsx#Sums'],
    },
  },
  defaultSort: '-createdAt',
  lockDocuments: false,
  access: { create: nobody, read: ofOwnParts, update: nobody, delete: ofOwnParts },
  fields: [
    { name: 'pfad', type: 'text', label: 'Adresse', required: true, index: true },
    {
      name: 'geholfen',
      type: 'checkbox',
      label: 'Hat geholfen',
      required: true,
      defaultValue: false,
    },
    { name: 'satz', type: 'textarea', label: 'Dazu gesagt' },
    { name: 'seite', type: 'relationship', relationTo: 'seiten', label: 'Seite', index: true },
    {
      name: teilField,
      type: 'select',
      enumName: 'enum_zustaendig',
      label: 'Zuständig',
      required: true,
      defaultValue: 'gemeinsam',
      index: true,
      options: Object.entries(teile).map(([value, { label }]) => ({ value, label })),
    },
    {
      name: 'kennung',
      type: 'text',
      label: 'Kennung',
      required: true,
      unique: true,
      admin: { hidden: true },
    },
  ],
}
