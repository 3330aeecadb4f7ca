export { type OwnServices, OwnServicesContext, ownServicesOf } from './own-services.ts'
export { PrivacyFacts } from './privacy-facts.tsx'
