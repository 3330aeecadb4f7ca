import type { SeiteContent } from '../shape.ts'

/** The photo point at Silberblick. */
export const fotopunkt: SeiteContent = {
  key: 'fotopunkt',
  eltern: 'start',
  pageLayout: 'wide',
  de: {
    pfad: '/de/fotopunkt/',
    titel: 'Fotopunkt am Silberblick',
    beschreibung: 'Immer dieselbe Stelle, jeden Tag ein anderes Tal: die Bilder unserer Gäste.',
    blocks: [
      { slot: 'content', template: 'fotopunkt' },
      {
        slot: 'content',
        template: 'headline-teaser',
        titel: 'So machen Sie mit',
        titel_tag: 'h2',
        einleitung:
          'Am Wegweiser mit den drei Armen steht ein Halter für Ihr Telefon. Stellen Sie es hinein, fotografieren Sie das Tal und geben Sie das Bild in der Tourist-Information ab oder schicken Sie es uns. Menschen, die zu erkennen sind, zeigen wir nicht.',
        link: '/de/wandern-und-natur/',
        linktext: 'Der Weg zum Silberblick',
      },
    ],
  },
  en: {
    pfad: '/en/photo-point/',
    titel: 'Photo point at Silberblick',
    beschreibung: 'Always the same spot, every day another valley: our guests’ pictures.',
    blocks: [
      { slot: 'content', template: 'fotopunkt' },
      {
        slot: 'content',
        template: 'headline-teaser',
        titel: 'How to join in',
        titel_tag: 'h2',
        einleitung:
          'There is a holder for your telephone at the signpost with three arms. Put it in, photograph the valley and leave the picture at the tourist information office or send it to us. We do not show people who can be recognised.',
        link: '/en/walking-and-nature/',
        linktext: 'The way to Silberblick',
      },
    ],
  },
}
