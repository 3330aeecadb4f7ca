export { MemberPage, titleOfPage, wayToPage } from './member-page.tsx'
export { councilPlace, memberPath } from './place.ts'
