export { NewsletterBox, newsletterId } from './newsletter-box.tsx'
