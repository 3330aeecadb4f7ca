export { createRateLimit, type RateLimit, tooMany } from './rate-limit.ts'
export { hashOfSecret, secretOf } from './secret-link.ts'
export { refuseBrowsers, senderOf, toClientError } from './sender.ts'
export { countedAs, intervalOf, type Limit, spend } from './shared-count.ts'
