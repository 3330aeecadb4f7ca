export { SiteFacts } from './site-facts.tsx'
export { useSiteTexts } from './texts.ts'
