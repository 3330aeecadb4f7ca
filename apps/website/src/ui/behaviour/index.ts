export { type Behaviour, type Behaviours, bindBehaviour, byName } from './behaviour.ts'
export { inPieces } from './in-pieces.ts'
export { whenIdle } from './when-idle.ts'
