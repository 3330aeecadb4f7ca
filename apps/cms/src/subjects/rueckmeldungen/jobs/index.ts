export { forgetFeedback } from './forget.ts'
export { notifyOwners } from './notify-owners.ts'
