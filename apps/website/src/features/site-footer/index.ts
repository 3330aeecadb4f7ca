export { FestivalFooter } from './festival-footer.tsx'
export { PilotFooter } from './pilot-footer.tsx'
export { ReportedPathContext } from './reported-path-context.ts'
export { type FooterProps, SiteFooter } from './site-footer.tsx'
