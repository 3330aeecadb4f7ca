export { currentDoor, through } from './door.ts'
export { createLanePool } from './lane-pool.ts'
export { type Asking, Lanes } from './lanes.ts'
