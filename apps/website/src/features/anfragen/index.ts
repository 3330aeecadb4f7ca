export { MailRequest } from './mail-request.tsx'
export { RequestForm } from './request-form.tsx'
