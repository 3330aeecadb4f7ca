import type { SeiteContent } from '../shape.ts'
import { barrierefreiheitSeite } from './barrierefreiheit.ts'

/** Legal notice, privacy, accessibility. */
export const rechtlicheSeiten: SeiteContent[] = [
  {
    key: 'impressum',
    eltern: 'start',
    pageLayout: 'default',
    de: {
      pfad: '/de/impressum/',
      titel: 'Impressum',
      beschreibung: 'Anbieterkennzeichnung der Stadt Bad Silberbronn.',
      blocks: [
        {
          slot: 'content',
          template: 'text',
          text: `## Anbieterin

Stadt Bad Silberbronn\\
Marktplatz 1\\
00375 Bad Silberbronn

Telefon [030 23125-100](tel:+493023125100)\\
E-Mail [stadt@bad-silberbronn.example](mailto:stadt@bad-silberbronn.example)

Die Stadt Bad Silberbronn ist eine Körperschaft des öffentlichen Rechts. Sie wird durch die Bürgermeisterin vertreten.

## Redaktion

Hauptverwaltung und Tourist-Information, [website@bad-silberbronn.example](mailto:website@bad-silberbronn.example)

## Hinweis

Bad Silberbronn gibt es nicht. Die Stadt, alle Personen, Preise, Zeiten und Rufnummern sind für diese Vorführung erfunden; die Rufnummern stammen aus dem Bereich, der für Film und Fernsehen freigehalten wird.

## Bilder

Alle Bilder sind aus Programmcode gezeichnet und zeigen keine wirklichen Orte oder Menschen.

## Daten

Was Sie von dieser Website als Datei weiterverwenden dürfen und unter welcher Lizenz, steht unter [Offene Daten](/de/open-data/).`,
        },
      ],
    },
    en: {
      pfad: '/en/legal-notice/',
      titel: 'Legal notice',
      beschreibung: 'Provider identification of the town of Bad Silberbronn.',
      blocks: [
        {
          slot: 'content',
          template: 'text',
          text: `## Provider

Stadt Bad Silberbronn\\
Marktplatz 1\\
00375 Bad Silberbronn

Telephone [+49 30 23125-100](tel:+493023125100)\\
E-mail [stadt@bad-silberbronn.example](mailto:stadt@bad-silberbronn.example)

The town of Bad Silberbronn is a corporation under public law, represented by its mayor.

## Editors

Central administration and tourist information, [website@bad-silberbronn.example](mailto:website@bad-silberbronn.example)

## Please note

Bad Silberbronn does not exist. The town and all people, prices, times and telephone numbers were invented for this demonstration; the telephone numbers come from the range set aside for film and television.

## Pictures

All pictures are drawn by program code and show no real places or people.

## Data

Which data of this website you may use as files, and under which licence, is under [open data](/en/open-data/).`,
        },
      ],
    },
  },
  {
    key: 'datenschutz',
    eltern: 'start',
    pageLayout: 'default',
    de: {
      pfad: '/de/datenschutz/',
      titel: 'Datenschutz',
      beschreibung: 'Welche Daten diese Website verarbeitet und welche Rechte Sie haben.',
      blocks: [
        {
          slot: 'content',
          template: 'text',
          text: `Diese Website kommt mit wenig aus. Sie verfolgt niemanden und zeigt keine Werbung. Inhalte anderer Häuser lädt sie erst, wenn Sie das wollen. Wer Daten erhält und wie lange wir etwas behalten, steht weiter unten.

## Beim Besuch

Der Server verarbeitet Ihre IP-Adresse nur so lange, wie er zur Antwort braucht. In den Protokollen stehen Zeitpunkt, Seite und Dauer, aber keine Adresse.

## Was wir zählen

Wir zählen, wie oft eine Seite an einem Tag gelesen wird, ob mit Telefon, Tablet oder Computer, von welcher anderen Website jemand kommt und welche Links ins Leere führen. Aus Suchen, die nichts finden, merken wir uns Wörter erst, wenn fünf verschiedene Leute an einem Tag danach gesucht haben. Das sind Summen: Cookies, IP-Adressen und Kennungen gehören nicht dazu, und niemand lässt sich darin erkennen. Hat Ihr Browser „Nicht verfolgen“ oder „Global Privacy Control“ eingeschaltet, zählen wir Sie nicht mit.

## Rückmeldung zu einer Seite

Unter jeder Seite können Sie sagen, ob sie Ihnen geholfen hat. Wir speichern die Adresse der Seite, Ihre Antwort und, falls Sie etwas dazuschreiben, Ihre Bemerkung. Wer Sie sind, speichern wir nicht.

## Cookies

Wenn Sie die Sprache wechseln, merkt sich die Website Ihre Wahl 365 Tage lang im Cookie „i18n_redirected“. Nutzen Sie die Website als App, hält das Cookie „isApp“ das fest. Legen Sie im Shop etwas in den Warenkorb, merkt sich das Cookie „warenkorb“ 30 Tage lang eine zufällige Nummer dafür. Bezahlen Sie online, führt das Cookie „bezahlung“ Sie vom Zahlungsdienst zu Ihrer Bestellung zurück. Andere Cookies setzt sie nicht, solange Sie sich nicht anmelden.

## Speicher Ihres Browsers

Nur in Ihrem Browser, nie bei uns, merkt sich die Website: ob Sie schon mehr als eine Seite gesehen haben und ob Sie den Hinweis auf die App geschlossen haben („views“, „app-hint-dismissed“), welche Warnungen Sie weggeklickt haben („hinweise“), welchen fremden Anbietern Sie Inhalte erlaubt haben („embed:“ und deren Name), welche Straße Sie im Abfallkalender gemerkt haben („abfall:strasse“), welche Mitteilungen Sie eingeschaltet haben („mitteilungen“) und welche wir nach dem Beenden noch nicht löschen konnten („mitteilungen:ende“), ob das Gerät ein Kiosk im Rathaus ist („kiosk“) und, bis Sie den Tab schließen, was Sie in ein Formular geschrieben haben („anfrage:“ und dessen Adresse), wann eine Seite neu geladen werden musste („reloaded-at“) und dass Sie im Warenkorb waren („warenkorb-besucht“). Damit auch ohne Netz eine Seite erscheint, behält der Browser außerdem unsere Seite „Keine Verbindung zum Internet“ mit Schrift und Gestaltung.

## Bestellungen im Shop

Was Sie an der Kasse angeben, brauchen wir für Ihre Bestellung: für Lieferung, Rechnung und Rückfragen. Was Sie nicht bestellen, löschen wir nach einem Tag.

## Nachrichten und Erinnerungen

Warten Sie auf ein Wort in den Vorlagen des Gemeinderats, auf neue Bekanntmachungen oder auf die Müllabfuhr, speichern wir Ihre E-Mail-Adresse und worauf Sie warten, bis Sie es über den Link in einer der E-Mails beenden. Was Sie nicht bestätigen, löschen wir nach sieben Tagen.

## Mitteilungen auf Ihr Gerät

Schalten Sie Mitteilungen ein, gibt Ihr Browser uns eine Adresse bei seinem eigenen Dienst (von Google, Mozilla, Apple oder Microsoft) und zwei Schlüssel. Wir speichern beides mit der Sprache und dem, wovon Sie hören möchten: Hinweise, Ihre Straße, eine Rubrik. Wer Sie sind, wissen wir nicht. Was wir senden, ist verschlüsselt; der Dienst sieht nur, dass etwas kommt. Beenden Sie die Mitteilungen oder gibt es das Gerät nicht mehr, löschen wir alles davon.

## Schwarzes Brett

Hängen Sie etwas aus, speichern wir Ihren Namen und Ihre E-Mail-Adresse; gezeigt wird die Adresse nie. Was Sie nicht bestätigen, löschen wir nach sieben Tagen. Antworten Sie jemandem, geben wir Ihre Nachricht weiter und Ihre Adresse nur, wenn Sie das ankreuzen. Wird jemand gesperrt, bewahren wir ein Jahr lang einen Prüfwert der Adresse auf, aus dem sie sich nicht lesen lässt.

## Betriebe, die ihren Eintrag pflegen

Laden wir Sie ein, den Eintrag Ihres Hauses zu pflegen, speichern wir die E-Mail-Adresse, an die der Link geht, bis Sie oder wir das beenden. Was Sie senden, sehen nur wir, bis wir darüber entschieden haben.

## E-Mail und Telefon

Schreiben Sie uns, so bewahren wir Ihre Nachricht auf, bis Ihr Anliegen erledigt ist, sofern keine Aufbewahrungsfrist gilt.

## Ihre Rechte

Sie können Auskunft, Berichtigung, Löschung und Einschränkung verlangen und sich bei der Aufsichtsbehörde beschweren. Wenden Sie sich an [datenschutz@bad-silberbronn.example](mailto:datenschutz@bad-silberbronn.example).`,
        },
        {
          slot: 'content',
          template: 'datenschutzangaben',
          einleitung:
            'Das meiste erledigt unser eigener Server. Wo ein anderer Dienst beteiligt ist, steht es hier. In dieser Vorführung sind die Dienste erfunden und empfangen nichts.',
        },
        {
          slot: 'content',
          template: 'einbettungen',
          titel: 'Ihre Wahl bei Inhalten anderer Anbieter',
          einleitung:
            'Haben Sie einem der folgenden Häuser erlaubt, Inhalte immer gleich zu laden, so nehmen Sie das hier zurück.',
        },
      ],
    },
    en: {
      pfad: '/en/privacy/',
      titel: 'Privacy',
      beschreibung: 'Which data this website processes and what rights you have.',
      blocks: [
        {
          slot: 'content',
          template: 'text',
          text: `This website needs very little. It does not track visitors and shows no advertising. Content of other providers loads only when you want it to. Who receives data and how long we keep things is said further down.

## When you visit

The server uses your IP address only for as long as it takes to answer. Its logs hold the time, page and duration, but no address.

## What we count

We count how often a page is read on a day, whether on a telephone, a tablet or a computer, from which other website somebody comes, and which links lead nowhere. Of searches that find nothing we keep words only once five different people have looked for them on one day. These are sums: cookies, IP addresses and identifiers are no part of them, and nobody can be recognised. If your browser sends “Do Not Track” or “Global Privacy Control”, you are not counted.

## Feedback on a page

Below each page you can say whether it was helpful. We store the address of the page, your answer and, if you add one, your comment. We do not store who you are.

## Cookies

If you switch language, the website remembers your choice for 365 days in a cookie called “i18n_redirected”. If you use the website as an app, a cookie called “isApp” records that. If you put something into the shopping cart, a cookie called “warenkorb” remembers a random number for it for 30 days. If you pay online, a cookie called “bezahlung” leads you back from the payment provider to your order. It sets no other cookies unless you log in.

## Storage of your browser

Only in your browser, never with us, the website remembers: whether you have seen more than one page and whether you have closed the hint about the app (“views”, “app-hint-dismissed”), which warnings you have put away (“hinweise”), which third parties you have allowed to show content (“embed:” and their name), which street you have asked it to remember in the waste calendar (“abfall:strasse”), which messages you have turned on (“mitteilungen”) and which we could not yet delete after you ended them (“mitteilungen:ende”), whether the device is a kiosk in the town hall (“kiosk”) and, until you close the tab, what you have written into a form (“anfrage:” and its address), when a page had to be loaded again (“reloaded-at”) and that you have been to the cart (“warenkorb-besucht”). So that a page appears without a network as well, the browser also keeps our page “No connection to the internet” with its fonts and styles.

## Orders in the shop

We need what you enter at the checkout for your order: for delivery, invoice and questions. What you do not order is deleted after a day.

## Messages and reminders

If you wait for a word in papers of the council, for new public notices or for the waste collection, we store your e-mail address and what you wait for until you end it by the link in one of the e-mails. What you do not confirm is deleted after seven days.

## Messages on your device

When you turn messages on, your browser gives us an address at a service of its own (of Google, Mozilla, Apple or Microsoft) and two keys. We keep these with the language and what you want to hear of: alerts, your street, a category. Who you are we do not know. What we send is encrypted; the service only sees that something comes. When you end the messages, or the device is no more, we delete all of it.

## Noticeboard

If you put something up, we store your name and your e-mail address; the address is never shown. What you do not confirm is deleted after seven days. If you answer somebody, we pass your message on, and your address only if you tick that box. If somebody is blocked, we keep a check value of the address for a year, from which it cannot be read.

## Businesses that keep their entry

If we invite you to keep the entry of your house, we store the e-mail address that the link goes to until you or we end it. What you send is seen by us alone until we have decided about it.

## E-mail and telephone

If you write to us, we keep your message until your request has been dealt with, unless the law requires us to keep it longer.

## Your rights

You may ask for access, correction, deletion and restriction, and you may complain to the supervisory authority. Please write to [datenschutz@bad-silberbronn.example](mailto:datenschutz@bad-silberbronn.example).`,
        },
        {
          slot: 'content',
          template: 'datenschutzangaben',
          einleitung:
            'Our own server does most of it. Where another service takes part, it is named here. In this demonstration the services are invented and receive nothing.',
        },
        {
          slot: 'content',
          template: 'einbettungen',
          titel: 'Your choice about content of other providers',
          einleitung:
            'If you have allowed one of the following providers to load content at once every time, this is where you take that back.',
        },
      ],
    },
  },
  barrierefreiheitSeite,
]
