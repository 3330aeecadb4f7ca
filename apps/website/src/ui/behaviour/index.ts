export { type Behaviour, type Behaviours, bindBehaviour, byName } from './behaviour.ts'
export { type Connection, connectionNow } from './connection.ts'
export { inPieces } from './in-pieces.ts'
export { whenIdle } from './when-idle.ts'
