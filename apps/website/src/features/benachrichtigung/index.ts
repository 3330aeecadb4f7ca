export { AskedForMails, AskForMails } from './ask.tsx'
export { AskedForNoticeMails, AskForNoticeMails } from './ask-notices.tsx'
export { NoMails, OwnMails } from './own.tsx'
export { noticeMailTexts, notificationTexts } from './texts.ts'
