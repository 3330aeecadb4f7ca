export { EmbedGate } from './embed-gate.tsx'
export { embedHost } from './embed-host.ts'
