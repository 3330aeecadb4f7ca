export { FeedAlternates } from './feed-alternates.tsx'
export { feedLinksOf } from './feed-links.ts'
