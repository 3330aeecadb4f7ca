export { AskedForMails, AskForMails } from './ask.tsx'
export { NoMails, OwnMails } from './own.tsx'
export { notificationTexts } from './texts.ts'
