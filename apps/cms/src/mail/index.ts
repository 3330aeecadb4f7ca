export { type Mail, postMail } from './post-mail.ts'
export { isFinal, type Letter, openTransport, type Transport } from './transport.ts'
