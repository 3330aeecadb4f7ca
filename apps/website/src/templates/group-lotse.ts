// Templates of the authority guide and of those who work at the town hall: one file for the browser.
export { template as ansprechpartner } from './ansprechpartner/index.ts'
export { template as behoerdenlotse } from './behoerdenlotse/index.ts'
export { template as mitarbeiterDetail } from './mitarbeiter-detail/index.ts'
export { template as wegweiser } from './wegweiser/index.ts'
export { template as wegweiserDetail } from './wegweiser-detail/index.ts'
