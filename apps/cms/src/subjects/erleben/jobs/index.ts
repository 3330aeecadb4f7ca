export { fetchWebcams } from './fetch-webcams.ts'
