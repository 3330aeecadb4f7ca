// Templates of pages that people come to from another one: one file for the browser.

export { template as aktuelles } from './aktuelles/index.ts'
export { template as aktuellesDetail } from './aktuelles-detail/index.ts'
export { template as amtDetail } from './amt-detail/index.ts'
export { template as downloads } from './downloads/index.ts'
export { template as shopVeranstaltungen } from './shop-veranstaltungen/index.ts'
export { template as sidebarVeranstaltungen } from './sidebar-veranstaltungen/index.ts'
export { template as suche } from './suche/index.ts'
export { template as veranstaltungDetail } from './veranstaltung-detail/index.ts'
export { template as veranstaltungen } from './veranstaltungen/index.ts'
export { template as veranstaltungenArchiv } from './veranstaltungen-archiv/index.ts'
export { template as veranstaltungenFilter } from './veranstaltungen-filter/index.ts'
