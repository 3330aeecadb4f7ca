export { SiteHeader } from './site-header.tsx'
export { contentId, footerId, SkipLinks } from './skip-links.tsx'
