import type { HinweisContent } from '../shape.ts'
import { am, type Tag, tagPlus } from '../tage.ts'

/** Alerts as they stand on a day: one is valid, one is ahead, one is over. */
export function hinweiseAm(heute: Tag): HinweisContent[] {
  const umstellung = am(heute, 'di', 1)
  return [
    {
      titel: {
        de: 'Kastanienallee: Teile gesperrt',
        en: 'Chestnut avenue: partly closed',
      },
      text: {
        de: 'An 19 Bäumen werden Äste geschnitten. Zum Musikpavillon kommen Sie durch die Wandelhalle.',
        en: 'Branches are being cut on 19 trees. Please reach the bandstand through the pump room.',
      },
      stufe: 'warnung',
      bereich: 'alle',
      von: `${tagPlus(heute, -2)}T07:00`,
      bis: `${tagPlus(heute, 12)}T18:00`,
      link: { de: '/de/aktuelles/', en: '/en/news/' },
      linktext: { de: 'Zur Meldung', en: 'Read the news' },
    },
    {
      titel: {
        de: 'Bürgerbüro am Dienstag geschlossen',
        en: 'Citizens’ office closed on Tuesday',
      },
      text: {
        de: 'Das Meldesystem wird umgestellt. Von Mittwoch an sind wir am Telefon wieder da.',
        en: 'The registration system is being replaced. From Wednesday you can call us again.',
      },
      stufe: 'info',
      bereich: 'default',
      von: `${tagPlus(heute, umstellung - 1)}T08:00`,
      bis: `${tagPlus(heute, umstellung)}T18:00`,
    },
    {
      titel: {
        de: 'Talstraße: Trinkwasser bitte abkochen',
        en: 'Talstraße: please boil drinking water',
      },
      text: {
        de: 'Nach einem Rohrbruch spülen die Stadtwerke die Leitung. Fragen beantwortet 030 23125-259.',
        en: 'The main is being flushed after a burst pipe. For questions please call +49 30 23125-259.',
      },
      stufe: 'gefahr',
      bereich: 'alle',
      von: `${tagPlus(heute, -40)}T16:20`,
      bis: `${tagPlus(heute, -38)}T12:00`,
    },
  ]
}
