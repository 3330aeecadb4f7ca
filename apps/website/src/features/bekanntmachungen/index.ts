export { Notice } from './notice.tsx'
export { NoticeFilter, useNoticeQuery } from './notice-filter.tsx'
export { NoticeList } from './notice-list.tsx'
export { SubscribeNotices } from './subscribe-notices.tsx'
