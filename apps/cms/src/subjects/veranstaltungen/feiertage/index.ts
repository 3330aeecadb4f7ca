export { holidaysMet, leaveOutHolidays } from './leave-out-holidays.ts'
