export { notifyHolders } from './notify-holders.ts'
export { notifyMoved } from './notify-moved.ts'
export { type Absage, type Absagen, readAbsagen } from './read-absagen.ts'
