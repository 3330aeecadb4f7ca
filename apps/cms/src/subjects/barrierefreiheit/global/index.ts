import type { Field, GlobalConfig } from 'payload'
import { settingsAccess } from '../../../editing/access/index.ts'
import { globalChangeHooks } from '../../../editing/changes/index.ts'
import { german } from '../../../editing/collection/form-parts.ts'
import { adresse, kontakt } from '../../../editing/fields/index.ts'
import { settingsTranslation } from '../../../editing/translation/index.ts'
import { authorField, noteAuthorOfGlobal, versionViews } from '../../../editing/versions/index.ts'
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

const changes = globalChangeHooks('barrierefreiheit')

/** What the office declares about accessibility (spec 2.6; BITV 2.0 § 7, EU 2018/1523). */
export const barrierefreiheit: GlobalConfig<'barrierefreiheit'> = {
  slug: 'barrierefreiheit',
  typescript: { interface: 'BarrierefreiheitDoc' },
  label: 'Erklärung zur Barrierefreiheit',
  admin: {
    group: 'Einstellungen',
    hideAPIURL: true,
    description:
      'Daraus entsteht die Seite „Barrierefreiheit“. Ein Angebot, das noch niemand geprüft hat, lassen Sie leer: Die Seite sagt dann, dass die Prüfung noch aussteht.',
    components: { views: versionViews },
  },
  access: settingsAccess,
  versions: { drafts: false, max: 50 },
  endpoints: settingsTranslation('barrierefreiheit'),
  hooks: {
    ...changes,
    beforeChange: [...changes.beforeChange, noteAuthorOfGlobal],
  },
  fields: [
    german,
    authorField,
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
}
