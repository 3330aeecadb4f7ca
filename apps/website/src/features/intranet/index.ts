export { directoryAddress } from './address.ts'
export { Intranet, titleOf, wayTo } from './intranet.tsx'
export { intranetPath, intranetPlace } from './place.ts'
