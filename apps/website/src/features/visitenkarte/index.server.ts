export { readCard } from './read-card.server.ts'
