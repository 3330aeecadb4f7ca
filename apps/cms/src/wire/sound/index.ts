export { eachSound } from './each-sound.ts'
export { inSoundParts } from './in-sound-parts.ts'
export { type LeftOut, leaveOut, noticing, reasonOf } from './left-out.ts'
export { honestCount, soundAnswer } from './sound-answer.ts'
