import type { SeiteContent } from '../shape.ts'

/** Tourist information (spec 2.2; spec 2.5: ticket hotline hours). */
export const touristInformation: SeiteContent = {
  key: 'tourist-information',
  eltern: 'start',
  zustaendig: 'tourismus',
  pageLayout: 'slim',
  de: {
    pfad: '/de/tourist-information/',
    titel: 'Tourist-Information',
    beschreibung: 'Auskunft, Karten, Führungen und Silberkarte in der Kurparkallee 2.',
    heroImages: [{ bild: 'wandelhalle' }, { bild: 'kurgarten' }],
    blocks: [
      {
        slot: 'content',
        template: 'text',
        text: `Die Tourist-Information finden Sie in der Wandelhalle am Eingang des Kurparks. Wir beraten zu Unterkünften, Wegen und Veranstaltungen, verkaufen Konzertkarten und vermitteln Gästeführerinnen und Gästeführer.

## Führungen

- **Stadtführung:** samstags um 14:00 Uhr, 90 Minuten, 6,00 €, Kinder frei
- **Nachtwächter:** jeden zweiten Freitag um 19:00 Uhr, 75 Minuten, 8,00 €, Kinder 4,00 €
- **Gruppen:** jederzeit nach Anmeldung, 85,00 € bis 25 Personen

Die Tage stehen im [Veranstaltungskalender](/de/veranstaltungen/), ebenso der Stadtspaziergang auf Englisch an fünf Sonntagen. Gruppen führen wir auch auf Englisch und Französisch; bitte nutzen Sie die [Anfrage für Führungen](/de/anfragen/fuehrung/).

## Silberkarte

Die Gästekarte erhalten Sie von Ihrer Unterkunft. Tagesgäste können sie für 3,20 € bei uns kaufen. Andenken, Karten und Plakate gibt es am Schalter und im [Shop](/de/shop/).

## Unterwegs

Diese Website können Sie [als App nutzen](/de/app/): auf dem Startbildschirm Ihres Telefons, ohne App-Store.`,
      },
      {
        slot: 'content',
        template: 'bild-text',
        titel: 'Kartentelefon',
        text: `Karten für Konzerte, Theater und Festspiele: [030 23125-220](tel:+493023125220)

**April bis September**\\
Montag bis Freitag 09:00 bis 17:00 Uhr, Samstag und Sonntag 10:00 bis 15:00 Uhr

**Oktober bis März**\\
Montag bis Freitag 09:00 bis 17:00 Uhr, Samstag und Sonntag 10:00 bis 12:00 Uhr`,
        bild: 'konzerthaus',
        anordnung: 'bild-text',
        link: '/de/veranstaltungen/',
        linktext: 'Alle Veranstaltungen',
      },
      {
        slot: 'content',
        template: 'shop-veranstaltungen',
        titel: 'Karten und mehr im Shop',
        link: '/de/shop/',
        linktext: 'Zum Shop',
      },
      {
        slot: 'content',
        template: 'downloads',
        titel: 'Prospekte',
        downloads: [
          { titel: 'Wanderempfehlungen rund um Bad Silberbronn', datei: 'wanderempfehlungen' },
        ],
      },
      {
        slot: 'sidebar',
        template: 'text',
        titel: 'Öffnungszeiten',
        text: `**April bis September**\\
Montag bis Freitag 09:00 bis 17:00 Uhr\\
Samstag und Sonntag 10:00 bis 15:00 Uhr

**Oktober bis März**\\
Montag bis Freitag 09:00 bis 17:00 Uhr\\
Samstag und Sonntag 10:00 bis 12:00 Uhr`,
      },
      {
        slot: 'sidebar',
        template: 'sidebar-kontakt',
        titel: 'Fragen Sie uns',
        stelle: 'tourismus',
      },
    ],
  },
  en: {
    pfad: '/en/tourist-information/',
    titel: 'Tourist information',
    beschreibung: 'Advice, tickets, guided tours and the Silberkarte at Kurparkallee 2.',
    heroImages: [{ bild: 'wandelhalle' }, { bild: 'kurgarten' }],
    blocks: [
      {
        slot: 'content',
        template: 'text',
        text: `You will find us in the pump room at the entrance to the spa park. We advise on accommodation, walks and events, sell concert tickets and arrange guides.

## Guided tours

- **Old town:** Saturdays at 14:00, 90 minutes, €6.00, children free
- **Night watchman:** every other Friday at 19:00, 75 minutes, €8.00, children €4.00
- **Groups:** at any time by arrangement, €85.00 for up to 25 people

These two are in German. On five Sundays there is a town walk in English: the [events calendar](/en/events/) has the days. For groups we offer English and French; please use the [tour enquiry](/en/enquiries/guided-tour/).

## Silberkarte

Your host gives you the guest card when you arrive. Day visitors can buy it from us for €3.20. Souvenirs, tickets and posters are sold at the counter and in the [shop](/en/shop/).

## On your way

You can [use this website as an app](/en/app/): on the home screen of your telephone, without an app store.`,
      },
      {
        slot: 'content',
        template: 'bild-text',
        titel: 'Ticket line',
        text: `Tickets for concerts, theatre and festivals: [+49 30 23125-220](tel:+493023125220)

**April to September**\\
Monday to Friday 09:00 to 17:00, Saturday and Sunday 10:00 to 15:00

**October to March**\\
Monday to Friday 09:00 to 17:00, Saturday and Sunday 10:00 to 12:00`,
        bild: 'konzerthaus',
        anordnung: 'bild-text',
        link: '/en/events/',
        linktext: 'All events',
      },
      {
        slot: 'content',
        template: 'shop-veranstaltungen',
        titel: 'Tickets and more in the shop',
        link: '/en/shop/',
        linktext: 'To the shop',
      },
      {
        slot: 'content',
        template: 'downloads',
        titel: 'Leaflets',
        downloads: [
          {
            titel: 'Recommended walks around Bad Silberbronn (in German)',
            datei: 'wanderempfehlungen',
          },
        ],
      },
      {
        slot: 'sidebar',
        template: 'text',
        titel: 'Opening hours',
        text: `**April to September**\\
Monday to Friday 09:00 to 17:00\\
Saturday and Sunday 10:00 to 15:00

**October to March**\\
Monday to Friday 09:00 to 17:00\\
Saturday and Sunday 10:00 to 12:00`,
      },
      { slot: 'sidebar', template: 'sidebar-kontakt', titel: 'Ask us', stelle: 'tourismus' },
    ],
  },
}
