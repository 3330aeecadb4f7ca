export {
  joinMetrics,
  type Measured,
  placeOf,
  type Reading,
  serveJoined,
  startMetrics,
} from './start-metrics.ts'
