export { EmbedGate } from './embed-gate.tsx'
export { embedHost } from './embed-host.ts'
export { EmbedNotice } from './embed-notice.tsx'
