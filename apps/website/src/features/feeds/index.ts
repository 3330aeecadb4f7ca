export { FeedAlternates } from './feed-alternates.tsx'
export { FeedLink } from './feed-link.tsx'
