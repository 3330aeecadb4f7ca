import type { Fehlerort } from '@kurstadt/contract/fehler'

/** Parts of the product, as the administrator reads them. */
export const orte: Record<Fehlerort, string> = {
  website: 'Website (Server)',
  browser: 'Im Browser eines Gastes',
  'content-api': 'Inhalte (Server)',
  'job-worker': 'Aufgaben im Hintergrund',
  'back-office': 'Redaktion',
  'back-office-browser': 'Redaktion im Browser',
}
