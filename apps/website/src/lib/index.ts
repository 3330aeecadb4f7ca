export { abortableSleep } from './abortable-sleep.ts'
export { hasAppCookie } from './app-cookie.ts'
export { type BerlinTime, berlinDay, berlinInstant, berlinTime } from './berlin-time.ts'
export { bindUnits } from './bind-units.ts'
export { type ChunkFailure, mayReload } from './chunk-reload.ts'
export { classNames } from './class-names.ts'
export { collapseAll } from './collapse-all.ts'
export { countedPath } from './counted-path.ts'
export { kioskEndePfad } from './kiosk-path.ts'
export { type LinkKind, linkKind } from './link-kind.ts'
export { listAddress } from './list-address.ts'
export { type GridDay, monthsLater, weeksOf } from './month.ts'
export { isRequestSent, requestSent, requestSentName } from './request-sent.ts'
export { isReservedHost } from './reserved-host.ts'
export { safeRedirect } from './safe-redirect.ts'
export { secureOrigin } from './secure-origin.ts'
export {
  createSemaphore,
  createShares,
  LeftQueueError,
  QueueFullError,
  type Semaphore,
} from './semaphore.ts'
export { type Settled, settle, settleWithin } from './settle.ts'
export { createSingleFlight, type SingleFlight } from './single-flight.ts'
