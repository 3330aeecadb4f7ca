import type { CollectionAfterChangeHook } from 'payload'
import { contentCollection } from '../../../../editing/collection/content-collection.ts'
import { plainAddress } from '../../../../editing/fields/index.ts'
import type { IntranetKontoDoc } from '../../../../payload-types.ts'
import { accountEndpoints, accountOperations, inviteColleague } from '../../../anmeldung/index.ts'

/** Before an account may log in, its link would open nothing. */
const invite: CollectionAfterChangeHook<IntranetKontoDoc> = async (change) => {
  const { doc, operation, previousDoc, req } = change
  const couldBefore = operation !== 'create' && previousDoc.aktiv === true
  if (doc.aktiv === true && !couldBefore) await inviteColleague(req, doc)
}

/** Who may log in to the intranet (spec 3, intranet user); passwords stand in a table of their own. */
export const intranetKonten = contentCollection('intranet_konten', {
  interfaceName: 'IntranetKontoDoc',
  labels: { singular: 'Intranetkonto', plural: 'Konten des Intranets' },
  bereich: 'intranet',
  title: 'email',
  columns: ['nachname', 'vorname', 'aktiv'],
  search: ['email', 'nachname', 'vorname'],
  hasDrafts: false,
  hasBin: false,
  isNumbered: false,
  tagsOf: () => [],
  endpoints: accountEndpoints('intranet', 'intranet'),
  operations: accountOperations('intranet'),
  hooks: {
    afterChange: [invite],
  },
  fields: [
    {
      name: 'anmeldung',
      type: 'ui',
      admin: {
        position: 'sidebar',
        components: { Field: '/subjects/anmeldung/admin/account-state.tsx#AccountState' },
        disableListColumn: true,
      },
    },
    {
      type: 'row',
      fields: [
        { name: 'vorname', type: 'text', label: 'Vorname', required: true, maxLength: 80 },
        { name: 'nachname', type: 'text', label: 'Nachname', required: true, maxLength: 80 },
      ],
    },
    {
      name: 'email',
      type: 'email',
      label: 'E-Mail-Adresse',
      required: true,
      unique: true,
      admin: { description: 'Damit meldet sich die Person an.' },
      hooks: { beforeValidate: [plainAddress] },
    },
    {
      name: 'aktiv',
      type: 'checkbox',
      label: 'Darf sich anmelden',
      defaultValue: true,
      admin: {
        position: 'sidebar',
        description:
          'Mit dem Häkchen geht beim ersten Mal die Einladung hinaus. Nehmen Sie es weg, wenn jemand ausscheidet: Offene Sitzungen enden sofort.',
      },
    },
  ],
})
