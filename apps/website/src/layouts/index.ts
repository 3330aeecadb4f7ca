export { PageLayout } from './page/index.ts'
export { SiteLayout } from './site/index.ts'
