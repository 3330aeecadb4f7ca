export { BackLink } from './back-link.tsx'
export { useCurrentPath, useKnownQuery, useNavigationKey } from './current-path.ts'
export { Link } from './link.tsx'
