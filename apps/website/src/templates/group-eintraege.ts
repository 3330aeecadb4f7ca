// Templates that show one entry on a page of its own: one file for the browser.
export { template as aktuellesDetail } from './aktuelles-detail/index.ts'
export { template as amtDetail } from './amt-detail/index.ts'
export { template as veranstaltungDetail } from './veranstaltung-detail/index.ts'
