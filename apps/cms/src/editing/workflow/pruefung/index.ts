export { reviewersEndpoint } from './endpoint.ts'
export { reviewFieldsOfForm } from './fields.ts'
export { mailReview } from './mails.ts'
export { nextReview, noReview, reviewOf } from './next-review.ts'
