export { calendarOf } from './calendar.ts'
export type { Entry, Facts, Instance, Point } from './entry.ts'
