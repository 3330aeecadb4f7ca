export { EmptyList } from './empty-list.tsx'
export { ListFoot } from './list-foot.tsx'
export { ListSearch } from './list-search.tsx'
export { useWholeList } from './whole-list.ts'
