export { pictureEnds } from './shots.ts'
export { WebcamView } from './webcam-view.tsx'
