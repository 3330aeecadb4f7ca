export { SiteLayout } from './site-layout.tsx'
