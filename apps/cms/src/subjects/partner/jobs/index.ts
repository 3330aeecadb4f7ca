export { keepPartners } from './keep-partners.ts'
