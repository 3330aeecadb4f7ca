import { below, type LoginPlace } from '../anmeldung/index.ts'

/** Address within the intranet: its home, a category, a text, a file (spec 2.1). */
export const intranetPath = below('/de/intranet/')

/** The login of the staff intranet. */
export const intranetPlace: LoginPlace = {
  path: intranetPath,
  name: 'Intranet',
  mark: 'Intranet der Stadtverwaltung, nur für Beschäftigte',
  title: 'Anmelden im Intranet',
  intro: 'Das Intranet ist für die Beschäftigten der Stadt. Sie brauchen ein Konto.',
  help: 'Sie haben noch kein Konto? Wenden Sie sich an Ihre Leitung oder an die Stelle für Informationstechnik.',
  channel: 'intranet-sitzung',
}
