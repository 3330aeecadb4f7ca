export { quickActions } from './actions.ts'
export { type MailNotice, readMailNotice } from './mail-notice.ts'
export type { Section } from './section.ts'
export { readSections } from './sections.ts'
