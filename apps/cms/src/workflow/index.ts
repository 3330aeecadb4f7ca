export { workflowAdmin } from './ansichten.ts'
export { standField, workflowFields } from './fields.ts'
export { afterSave, keepInOrder, unplan } from './hooks.ts'
export { type Due, noteObstacle, takeNextDue } from './zeitplan.ts'
