export { ListFoot } from './list-foot.tsx'
export { useWholeList } from './whole-list.ts'
