import type { SeiteContent } from '../../../shape.ts'

/** Aushang melden. */
export const seite: SeiteContent = {
  key: 'aushang-melden',
  eltern: 'anfragen',
  pageLayout: 'default',
  de: {
    pfad: '/de/anfragen/aushang-melden/',
    titel: 'Aushang melden',
    beschreibung: 'Sagen Sie uns, was an einem Aushang am Schwarzen Brett nicht stimmt.',
    blocks: [
      {
        slot: 'content',
        template: 'formular-aushang-melden',
        einleitung:
          'Ein Aushang ist falsch, beleidigend oder riecht nach Betrug? Wir sehen ihn uns an. Ihren Namen müssen Sie nicht nennen.',
      },
    ],
  },
  en: {
    pfad: '/en/enquiries/report-a-notice/',
    titel: 'Report a notice',
    beschreibung: 'Tell us what is wrong with a notice on the noticeboard.',
    blocks: [
      {
        slot: 'content',
        template: 'formular-aushang-melden',
        einleitung:
          'A notice is untrue, insulting or smells of fraud? We will look at it. You need not give your name.',
      },
    ],
  },
}
