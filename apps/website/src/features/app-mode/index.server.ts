export { offlinePage } from './offline-page.server.tsx'
export { offlineStyle } from './offline-style.server.ts'
export { type WebManifest, webManifest } from './web-manifest.server.ts'
