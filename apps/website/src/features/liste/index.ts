export { ListFoot } from './list-foot.tsx'
export { UnreadNotice } from './unread-notice.tsx'
export { useWholeList } from './whole-list.ts'
