export { answered, found, readQuestion } from './questions.ts'
export { counting, createRateLimit, type RateLimit, tooMany } from './rate-limit.ts'
export { refuseBrowsers, senderOf, toClientError } from './sender.ts'
export { countedAs, countingSql, intervalOf, type Limit, spend } from './shared-count.ts'
