export { OpeningHoursIdContext, useOpeningHoursId } from './opening-hours-id.ts'
