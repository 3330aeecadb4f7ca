import { below, type LoginPlace } from '../../src/features/anmeldung/index.ts'

/** Somewhere one logs in to, for tests. */
export const loginPlace: LoginPlace = {
  path: below('/de/bereich/'),
  name: 'Bereich',
  mark: 'Nur für uns',
  title: 'Anmelden',
  intro: 'Dieser Bereich ist für uns.',
  help: 'Fragen Sie Ihre Leitung.',
  channel: 'bereich',
}
