import type { SeiteContent } from '../shape.ts'

/** The thermal bath. */
export const thermalbad: SeiteContent = {
  key: 'thermalbad',
  eltern: 'start',
  zustaendig: 'tourismus',
  pageLayout: 'slim',
  de: {
    pfad: '/de/thermalbad/',
    titel: 'Thermalbad',
    beschreibung: 'Öffnungszeiten, Eintrittspreise und Becken des Badehauses in Bad Silberbronn.',
    heroImages: [{ bild: 'badehaus' }, { bild: 'therme-innen' }],
    blocks: [
      {
        slot: 'content',
        template: 'text',
        text: `Das Badehaus steht seit 1874 am Rand des Kurparks. Drei Quellen speisen seine vier Becken; das Wasser kommt mit 37,8 Grad aus 280 Metern Tiefe und enthält vor allem Natrium, Hydrogencarbonat und Kieselsäure.

## Die Becken

- **Thermalhalle:** 34 Grad, 24 mal 11 Meter, mit Gewölbe und Blick in den Park
- **Außenbecken:** 36 Grad, durch eine Schleuse von der Halle aus erreichbar, auch bei Schnee geöffnet
- **Bewegungsbecken:** 32 Grad, Wassergymnastik werktags um 10:00 und 15:00 Uhr
- **Ruhebecken:** 38 Grad, höchstens 15 Minuten am Stück empfohlen

Im Obergeschoss liegen zwei Saunen, ein Dampfbad und der Ruheraum mit den alten Holzliegen.`,
      },
      {
        slot: 'content',
        template: 'preisliste',
        titel: 'Eintritt',
        spalten: ['Erwachsene', 'Mit Silberkarte', 'Kinder von 4 bis 15'],
        zeilen: [
          { gruppe: 'Baden', titel: 'Zwei Stunden', preise_cent: [1250, 1100, 650] },
          { titel: 'Vier Stunden', preise_cent: [1600, 1450, 650] },
          { titel: 'Tageskarte', preise_cent: [1950, 1800, 650] },
          {
            gruppe: 'Dazu',
            titel: 'Sauna',
            hinweis: 'ab 16 Jahren',
            preise_cent: [700, 700, null],
          },
          { titel: 'Thermennacht', preise_cent: [400, 400, null] },
          { titel: 'Handtuch oder Bademantel', preise_cent: [450, 450, 450] },
        ],
        hinweis: 'Kinder unter vier Jahren dürfen noch nicht in das warme Wasser.',
      },
      {
        slot: 'content',
        template: 'bild-text',
        titel: 'Thermennacht',
        text: `An einem Samstag im Monat bleibt das Badehaus bis Mitternacht geöffnet. Das Licht ist gedämpft, im Gewölbe spielt Musik, und um 22:00 Uhr wird im Außenbecken der Sternenhimmel erklärt.

Der Aufpreis beträgt 4,00 €. Wegen der begrenzten Plätze bitten wir um Anmeldung unter [030 23125-300](tel:+493023125300).`,
        bild: 'thermennacht',
        anordnung: 'bild-text',
        link: '/de/veranstaltungen/',
        linktext: 'Zum nächsten Termin',
      },
      {
        slot: 'content',
        template: 'text',
        titel: 'Gut zu wissen',
        text: `Kinder ab vier Jahren baden in Begleitung Erwachsener. Wenn Sie Herz- oder Kreislaufbeschwerden haben, sprechen Sie vor dem ersten Bad mit Ihrer Ärztin oder Ihrem Arzt. Handtücher und Bademäntel können Sie für je 4,50 € leihen.

Alle Becken haben einen Lift; zwei Umkleiden sind mit dem Rollstuhl befahrbar. Weitere Angaben finden Sie unter [Barrierefreiheit](/de/barrierefreiheit/).`,
      },
      {
        slot: 'sidebar',
        template: 'text',
        titel: 'Öffnungszeiten',
        text: `- Montag bis Donnerstag: 09:00 bis 21:00 Uhr
- Freitag und Samstag: 09:00 bis 22:00 Uhr
- Sonn- und Feiertage: 09:00 bis 20:00 Uhr

Am 24. Dezember geschlossen, am 31. Dezember bis 16:00 Uhr.`,
      },
      {
        slot: 'sidebar',
        template: 'text',
        titel: 'Kontakt',
        text: `Badehaus Bad Silberbronn\\
Badstraße 1

[030 23125-300](tel:+493023125300)\\
[badehaus@bad-silberbronn.example](mailto:badehaus@bad-silberbronn.example)`,
      },
    ],
  },
  en: {
    pfad: '/en/thermal-bath/',
    titel: 'Thermal bath',
    beschreibung: 'Opening hours, prices and pools of the bath house in Bad Silberbronn.',
    heroImages: [{ bild: 'badehaus' }, { bild: 'therme-innen' }],
    blocks: [
      {
        slot: 'content',
        template: 'text',
        text: `The bath house has stood at the edge of the spa park since 1874. Three springs feed its four pools; the water rises from a depth of 280 metres at 37.8 °C and is rich in sodium, hydrogen carbonate and silica.

## The pools

- **Thermal hall:** 34 °C, 24 by 11 metres, beneath a vault and looking on to the park
- **Outdoor pool:** 36 °C, reached from the hall without leaving the water, open even in snow
- **Exercise pool:** 32 °C, aqua gymnastics on weekdays at 10:00 and 15:00
- **Quiet pool:** 38 °C, for no more than 15 minutes at a time

Upstairs you will find two saunas, a steam bath and the rest room with its old wooden loungers.`,
      },
      {
        slot: 'content',
        template: 'preisliste',
        titel: 'Admission',
        spalten: ['Adults', 'With Silberkarte', 'Children aged 4 to 15'],
        zeilen: [
          { gruppe: 'Bathing', titel: 'Two hours', preise_cent: [1250, 1100, 650] },
          { titel: 'Four hours', preise_cent: [1600, 1450, 650] },
          { titel: 'Day ticket', preise_cent: [1950, 1800, 650] },
          {
            gruppe: 'Extras',
            titel: 'Sauna',
            hinweis: 'aged 16 and over',
            preise_cent: [700, 700, null],
          },
          { titel: 'Thermal night', preise_cent: [400, 400, null] },
          { titel: 'Towel or bathrobe', preise_cent: [450, 450, 450] },
        ],
        hinweis: 'The warm water is not yet suitable for children under four.',
      },
      {
        slot: 'content',
        template: 'bild-text',
        titel: 'Thermal night',
        text: `On one Saturday a month the bath house stays open until midnight. The lights are low, there is music beneath the vault, and at 22:00 an astronomer explains the night sky to bathers in the outdoor pool.

There is a supplement of €4.00. Places are limited, so please book on [+49 30 23125-300](tel:+493023125300).`,
        bild: 'thermennacht',
        anordnung: 'bild-text',
        link: '/en/events/',
        linktext: 'Find the next date',
      },
      {
        slot: 'content',
        template: 'text',
        titel: 'Good to know',
        text: `Children aged four and over are welcome with an adult. If you have a heart or circulatory condition, please talk to your doctor before your first bath. Towels and bathrobes can be hired for €4.50 each.

Every pool has a hoist, and two changing rooms are wheelchair accessible. For details see [Accessibility](/en/accessibility/).`,
      },
      {
        slot: 'sidebar',
        template: 'text',
        titel: 'Opening hours',
        text: `- Monday to Thursday: 09:00 to 21:00
- Friday and Saturday: 09:00 to 22:00
- Sundays and public holidays: 09:00 to 20:00

Closed on 24 December; open until 16:00 on 31 December.`,
      },
      {
        slot: 'sidebar',
        template: 'text',
        titel: 'Contact',
        text: `Badehaus Bad Silberbronn\\
Badstraße 1

[+49 30 23125-300](tel:+493023125300)\\
[badehaus@bad-silberbronn.example](mailto:badehaus@bad-silberbronn.example)`,
      },
    ],
  },
}
