export { Ridge } from './ridge.tsx'
