export { MailRequest } from './mail-request.tsx'
export { packageMailHref } from './mail-texts.ts'
export { RequestForm } from './request-form.tsx'
