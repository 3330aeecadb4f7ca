export { pagesShowing } from './list-pages.ts'
export { type Shown, whereShown } from './where-shown.ts'
