import type { Field } from 'payload'
import { settings } from '../../../editing/collection/settings.ts'
import { adresse, kontakt } from '../../../editing/fields/index.ts'
import { angebot } from './angebot.ts'

/** What stands above the form: what is out of date, overdue or missing. */
const hints: Field = {
  name: 'was_ansteht',
  type: 'ui',
  admin: {
    components: { Field: '/subjects/barrierefreiheit/admin/was-ansteht.tsx#WasAnsteht' },
    disableListColumn: true,
  },
}

const rueckmeldung: Field = {
  name: 'rueckmeldung',
  type: 'group',
  label: 'Wer Meldungen beantwortet',
  admin: { description: 'Beides leer: Telefon und E-Mail des Rathauses.' },
  fields: [
    {
      type: 'row',
      fields: [
        { name: 'telefon', type: 'text', label: 'Telefon', maxLength: 60 },
        { name: 'email', type: 'email', label: 'E-Mail' },
      ],
    },
  ],
}

const schlichtung: Field = {
  name: 'schlichtung',
  type: 'group',
  label: 'Schlichtungsstelle',
  admin: {
    description:
      'An sie wendet sich, wer von der Stadt keine Antwort bekommt. Steht in der Erklärung, sobald ein Name und ein Weg dorthin da sind.',
  },
  fields: [
    { name: 'name', type: 'text', label: 'Name', localized: true, maxLength: 160 },
    adresse(),
    kontakt(),
  ],
}

/** What the office declares about accessibility (spec 2.6; BITV 2.0 § 7, EU 2018/1523). */
export const barrierefreiheit = settings('barrierefreiheit', {
  type: 'BarrierefreiheitDoc',
  label: 'Erklärung zur Barrierefreiheit',
  group: 'Einstellungen',
  description:
    'Daraus entsteht die Seite „Barrierefreiheit“. Ein Angebot, das noch niemand geprüft hat, lassen Sie leer: Die Seite sagt dann, dass die Prüfung noch aussteht.',
  fields: [
    hints,
    {
      type: 'tabs',
      tabs: [
        { label: 'Website', fields: [angebot('website', 'Diese Website')] },
        { label: 'App', fields: [angebot('app', 'Die Website als App')] },
        { label: 'Gemeinderat', fields: [angebot('rat', 'Ratsinformation')] },
        { label: 'Intranet', fields: [angebot('intranet', 'Intranet')] },
        { label: 'Kontakt', fields: [rueckmeldung, schlichtung] },
      ],
    },
  ],
})
