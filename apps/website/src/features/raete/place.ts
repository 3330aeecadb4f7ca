import { councilPaths } from '@kurstadt/contract'
import { below, type LoginPlace } from '../anmeldung/index.ts'

/** Address among the council’s pages for members: their home, a meeting, a paper. */
export const memberPath = below(councilPaths.internal)

/** The login of council members. */
export const councilPlace: LoginPlace = {
  path: memberPath,
  name: 'Ratsinformation',
  mark: 'Ratsinformation, nur für Mitglieder des Gemeinderats',
  title: 'Anmelden für Ratsmitglieder',
  intro:
    'Hier sehen Mitglieder des Gemeinderats auch, was nicht öffentlich beraten wird. Alles Öffentliche finden Sie ohne Anmeldung.',
  help: 'Sie haben noch keinen Zugang, oder Ihre E-Mail-Adresse hat sich geändert? Wenden Sie sich an die Geschäftsstelle des Gemeinderats im Rathaus.',
  channel: 'ratsinfo-sitzung',
}
