export { forgetFeedback } from './forget.ts'
export { tellOwners } from './tell-owners.ts'
