export { findNewNotices } from './find-new-notices.ts'
