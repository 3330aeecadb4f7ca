export { HoursAnchorContext, useHoursAnchor } from './hours-anchor.ts'
