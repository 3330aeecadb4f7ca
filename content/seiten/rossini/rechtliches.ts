import type { SeiteContent } from '../../shape.ts'

/** Legal notice and privacy of the festival (spec 2.2). */
export const rechtliches: SeiteContent[] = [
  {
    key: 'rossini-impressum',
    eltern: 'rossini',
    pageLayout: 'default',
    pageTheme: 'rossini',
    de: {
      pfad: '/de/rossini/impressum-rossini/',
      titel: 'Impressum',
      beschreibung: 'Anbieterkennzeichnung des Rossini-Festivals Bad Silberbronn.',
      blocks: [
        {
          slot: 'content',
          template: 'text',
          text: `## Veranstalterin

Rossini-Festival Bad Silberbronn gGmbH\\
Kurparkallee 2\\
00375 Bad Silberbronn

Telefon [030 23125-230](tel:+493023125230)\\
E-Mail [buero@rossini.bad-silberbronn.example](mailto:buero@rossini.bad-silberbronn.example)

Geschäftsführerin: Dr. Clothilde Sommerau\\
Künstlerischer Leiter: Ettore Monteverrano

Alleinige Gesellschafterin ist die Stadt Bad Silberbronn. Das Festival wird vom Förderkreis Rossini Bad Silberbronn e. V. unterstützt.

## Redaktion

Hanno Wiesenbrink, [dramaturgie@rossini.bad-silberbronn.example](mailto:dramaturgie@rossini.bad-silberbronn.example)

Für die übrigen Seiten dieser Website gilt das [Impressum der Stadt](/de/impressum/).

## Hinweis

Dieses Festival gibt es nicht. Den Komponisten Gioachino Rossini und seine Werke gab es; alle anderen Personen, Ensembles, Preise und Rufnummern sind für diese Vorführung erfunden.

## Bilder und Plakate

Alle Bilder und Plakate sind aus Programmcode gezeichnet. Die Schrift auf den Plakaten ist die Bodoni Moda, verwendet unter der SIL Open Font License.`,
        },
      ],
    },
    en: {
      pfad: '/en/rossini/rossini-imprint/',
      titel: 'Legal notice',
      beschreibung: 'Provider identification of the Rossini Festival Bad Silberbronn.',
      blocks: [
        {
          slot: 'content',
          template: 'text',
          text: `## Organiser

Rossini-Festival Bad Silberbronn gGmbH\\
Kurparkallee 2\\
00375 Bad Silberbronn

Telephone [+49 30 23125-230](tel:+493023125230)\\
E-mail [buero@rossini.bad-silberbronn.example](mailto:buero@rossini.bad-silberbronn.example)

General director: Dr Clothilde Sommerau\\
Artistic director: Ettore Monteverrano

The company is wholly owned by the town of Bad Silberbronn. The festival is supported by the Friends of Rossini in Bad Silberbronn.

## Editor

Hanno Wiesenbrink, [dramaturgie@rossini.bad-silberbronn.example](mailto:dramaturgie@rossini.bad-silberbronn.example)

For all other pages of this website see the [town’s legal notice](/en/legal-notice/).

## Please note

This festival does not exist. The composer Gioachino Rossini and his works did; all other people, ensembles, prices and telephone numbers were invented for this demonstration.

## Pictures and posters

All pictures and posters are drawn by program code. The lettering on the posters is Bodoni Moda, used under the SIL Open Font License.`,
        },
      ],
    },
  },
  {
    key: 'rossini-datenschutz',
    eltern: 'rossini',
    pageLayout: 'default',
    pageTheme: 'rossini',
    de: {
      pfad: '/de/rossini/datenschutz-rossini/',
      titel: 'Datenschutz',
      beschreibung: 'Welche Daten das Rossini-Festival verarbeitet und wie lange.',
      blocks: [
        {
          slot: 'content',
          template: 'text',
          text: `Für das Lesen dieser Seiten gilt, was die Stadt in ihrem [Datenschutzhinweis](/de/datenschutz/) schreibt: keine fremden Dienste, keine Reichweitenmessung, keine Werbung. Hier steht, was beim Festival dazukommt.

## Kartenbestellung

Wir speichern Namen, Anschrift, Telefonnummer und die bestellten Plätze. Nach der Spielzeit löschen wir alles, was wir nicht für die Buchhaltung zehn Jahre lang aufbewahren müssen.

## Newsletter

Sie erhalten höchstens acht Briefe im Jahr. Für den Versand nutzen wir einen Dienstleister, der nur Ihre E-Mail-Adresse bekommt. Jeder Brief enthält einen Link zum Abmelden; danach löschen wir die Adresse.

## Bewerbung bei der Akademie

Aufnahmen und Lebensläufe sehen nur die vier Mitglieder der Jury. Drei Monate nach dem Vorsingen werden sie gelöscht, auf Wunsch früher.

## Fotos bei Vorstellungen

Beim Schlussapplaus wird fotografiert. Wenn Sie nicht im Bild sein möchten, geben wir Ihnen gern einen Platz außerhalb des Blickfelds; sagen Sie es bei der Bestellung.

## Ihre Rechte

Sie können Auskunft, Berichtigung, Löschung und Einschränkung verlangen und sich bei der Aufsichtsbehörde beschweren. Schreiben Sie an [datenschutz@rossini.bad-silberbronn.example](mailto:datenschutz@rossini.bad-silberbronn.example).`,
        },
      ],
    },
    en: {
      pfad: '/en/rossini/rossini-privacy/',
      titel: 'Privacy',
      beschreibung: 'Which data the Rossini Festival processes, and for how long.',
      blocks: [
        {
          slot: 'content',
          template: 'text',
          text: `For reading these pages the town’s [privacy notice](/en/privacy/) applies: no third-party services, no visitor tracking, no advertising. This page adds what is particular to the festival.

## Ordering tickets

We keep your name, address, telephone number and the seats you ordered. After the season we delete everything that the law does not oblige us to keep in our accounts for ten years.

## Newsletter

You receive at most eight letters a year. They are sent by a service provider who is given your e-mail address and nothing else. Every letter contains a link to unsubscribe, after which the address is deleted.

## Applying to the academy

Recordings and CVs are seen only by the four members of the jury. They are deleted three months after the auditions, or sooner if you ask us.

## Photographs at performances

Photographs are taken during the final applause. If you would rather not be in the picture, tell us when you book and we will gladly find you a seat out of view.

## Your rights

You may ask for access, correction, deletion and restriction, and you may complain to the supervisory authority. Please write to [datenschutz@rossini.bad-silberbronn.example](mailto:datenschutz@rossini.bad-silberbronn.example).`,
        },
      ],
    },
  },
]
