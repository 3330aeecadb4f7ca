export { findNewEvents } from './find-new-events.ts'
export { followHolidays } from './follow-holidays.ts'
