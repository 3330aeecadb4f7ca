export { buildWhatChanged } from './builds.ts'
export { embeddedHome } from './database.ts'
export { checkPorts } from './ports.ts'
export { runningStart } from './run-file.ts'
export { apiAlone, builtServices, watchingServices } from './services.ts'
export type { Settings } from './settings.ts'
export {
  environmentWithFile,
  readSettings,
  root,
  systemVariables,
  unknownVariables,
  variablesFor,
} from './settings.ts'
export type { Stack } from './stack.ts'
export { fillStack, startStack } from './stack.ts'
export { startWebsiteAlone } from './website-alone.ts'
export { withDatabase } from './with-database.ts'
