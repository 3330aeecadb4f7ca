export { type Address, AddressContext, useCurrentPath, useKnownQuery } from './address.ts'
export { BackLink } from './back-link.tsx'
export { Link } from './link.tsx'
