export { reportShownAhead } from './shown-ahead.ts'
