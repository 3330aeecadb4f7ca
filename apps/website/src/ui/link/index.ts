export { BackLink } from './back-link.tsx'
export { useCurrentPath, useIsGoing, useKnownQuery, useNavigationKey } from './current-path.ts'
export { Link } from './link.tsx'
