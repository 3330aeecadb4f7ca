export { unconfirmed } from './forget.ts'
export { type FindNews, sendNews } from './send-news.ts'
export { type FindCollections, type StreetCollection, sendReminders } from './send-reminders.ts'
