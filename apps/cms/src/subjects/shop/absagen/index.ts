export { notifyHolders } from './notify-holders.ts'
export { type Absage, type Absagen, readAbsagen } from './read-absagen.ts'
