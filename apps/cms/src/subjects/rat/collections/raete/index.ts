import { contentCollection } from '../../../../editing/collection/content-collection.ts'
import { bild, kontakt, plainAddress, tag, woerter } from '../../../../editing/fields/index.ts'
import { accountEndpoints, accountOperations } from '../../../anmeldung/index.ts'
import { dropShared, keepShared } from '../../oparl/index.ts'
import { firstPassword, mayGiveFirst } from './first-password.ts'

/** Council members (spec 3); committees name them, not the other way round. */
export const raete = contentCollection('raete', {
  interfaceName: 'RatDoc',
  labels: { singular: 'Ratsmitglied', plural: 'Ratsmitglieder' },
  bereich: 'rat',
  title: 'nachname',
  columns: ['vorname', 'fraktion', 'seit', 'bis'],
  search: ['nachname', 'vorname', 'fraktion'],
  description: 'In welchen Gremien jemand sitzt, tragen Sie beim Gremium ein.',
  hooks: { afterChange: [keepShared], afterDelete: [dropShared] },
  endpoints: [...accountEndpoints('rat', 'rat'), firstPassword],
  operations: { ...accountOperations('rat'), einmalpasswort: mayGiveFirst },
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
      name: 'erstes_passwort',
      type: 'ui',
      admin: {
        position: 'sidebar',
        components: { Field: '/subjects/rat/admin/first-password.tsx#FirstPassword' },
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
      name: 'fraktion',
      type: 'text',
      label: 'Fraktion',
      maxLength: 80,
      index: true,
      admin: { description: 'Bitte bei allen gleich schreiben. Leer lassen, wenn fraktionslos.' },
    },
    kontakt(),
    {
      name: 'kontakt_freigegeben',
      type: 'checkbox',
      label: 'Kontakt auf der Website zeigen',
      defaultValue: false,
      admin: { description: 'Nur ankreuzen, wenn das Ratsmitglied schriftlich zugestimmt hat.' },
    },
    woerter({
      name: 'taetigkeitsbereiche',
      label: 'Tätigkeitsbereiche',
      description: 'Sieht nur das Ratsmitglied selbst; jeden mit der Eingabetaste bestätigen.',
      most: 20,
      longest: 120,
    }),
    bild(),
    {
      type: 'row',
      fields: [
        tag({
          name: 'seit',
          label: 'Im Rat seit',
          description: 'Vorher kann sich das Ratsmitglied nicht anmelden.',
        }),
        tag({ name: 'bis', label: 'Bis', description: 'Leer lassen, solange das Mandat dauert.' }),
      ],
    },
    {
      name: 'email',
      type: 'email',
      label: 'E-Mail für die Anmeldung',
      unique: true,
      admin: {
        position: 'sidebar',
        description: 'Damit meldet sich das Ratsmitglied an. Wird nirgends gezeigt.',
      },
      hooks: { beforeValidate: [plainAddress] },
    },
  ],
})
