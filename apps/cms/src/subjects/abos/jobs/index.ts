export { unconfirmed } from './forget.ts'
export { type FindNews, type News, sendNews } from './send-news.ts'
