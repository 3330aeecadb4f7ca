export { allowFrames, EmbedHostsContext, useEmbedHosts } from './embed-hosts.ts'
export { ExternalContent } from './external-content.tsx'
export { HostChoices } from './host-choices.tsx'
export { providerOf } from './provider.ts'
