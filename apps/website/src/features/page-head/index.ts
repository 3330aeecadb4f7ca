export { OriginContext } from './origin.ts'
export { PageHead } from './page-head.tsx'
