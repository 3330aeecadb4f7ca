export { PageLayout } from './page-layout.tsx'
