export { FestivalFooter } from './festival-footer.tsx'
export { PilotFooter } from './pilot-footer.tsx'
export { type FooterProps, SiteFooter } from './site-footer.tsx'
