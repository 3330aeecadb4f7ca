// Request forms with what judges them: one file for the browser, on their own pages alone.

export { template as formularKontakt } from './formular-kontakt/index.ts'
export { template as formularVeranstaltung } from './formular-veranstaltung/index.ts'
