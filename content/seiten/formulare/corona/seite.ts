import type { SeiteContent } from '../../../shape.ts'

/** Kontaktdaten hinterlassen; in keinem Menü (decisions, 2.6). */
export const seite: SeiteContent = {
  key: 'kontaktdaten',
  eltern: 'anfragen',
  pageLayout: 'default',
  de: {
    pfad: '/de/anfragen/kontaktdaten/',
    titel: 'Kontaktdaten hinterlassen',
    beschreibung: 'Kontaktdaten für einen Besuch in einem Haus der Stadt hinterlassen.',
    blocks: [
      {
        slot: 'content',
        template: 'formular-corona',
        einleitung:
          'Wenn ein Haus der Stadt darum bittet, hinterlassen Sie hier, wie wir Sie nach Ihrem Besuch erreichen. Vier Wochen nach Ihrem Besuch werden Ihre Angaben gelöscht.',
      },
    ],
  },
  en: {
    pfad: '/en/enquiries/contact-details/',
    titel: 'Leave your contact details',
    beschreibung: 'Leave contact details for a visit to one of the town’s houses.',
    blocks: [
      {
        slot: 'content',
        template: 'formular-corona',
        einleitung:
          'If one of the town’s houses asks for it, tell us here how to reach you after your visit. What you enter is deleted four weeks after your visit.',
      },
    ],
  },
}
