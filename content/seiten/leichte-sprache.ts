import type { SeiteContent } from '../shape.ts'

/** The site in Leichte Sprache (BITV 2.0 § 4): what is there, how to get about, the statement. */
const uebersicht: SeiteContent = {
  key: 'leichte-sprache',
  eltern: 'start',
  pageLayout: 'default',
  de: {
    pfad: '/de/leichte-sprache/',
    titel: 'Leichte Sprache',
    beschreibung: 'Die Internet·seite von Bad Silberbronn in Leichter Sprache.',
    blocks: [
      {
        slot: 'content',
        template: 'text',
        text: `Guten Tag.\\
Das ist die Internet·seite von Bad Silberbronn.\\
Bad Silberbronn ist eine Stadt im Schwarz·wald.\\
Die Stadt ist erfunden.\\
Hier lesen Sie das Wichtigste in Leichter Sprache.

## Das finden Sie hier

- Sie machen Urlaub in Bad Silberbronn?\\
  Dann finden Sie hier Hotels und Ausflüge.
- Sie wollen etwas erleben?\\
  Dann finden Sie hier alle [Veranstaltungen](/de/veranstaltungen/).
- Sie wohnen in Bad Silberbronn?\\
  Dann finden Sie hier das [Rat·haus](/de/rathaus/).
- Sie wollen wissen: Was entscheidet der Gemeinde·rat?\\
  Das steht bei [Gemeinde·rat](/de/gemeinderat/).

## So benutzen Sie die Internet·seite

Oben auf jeder Seite sehen Sie 2 Knöpfe.

**Der Knopf „Menü“**\\
Sie drücken auf den Knopf.\\
Dann sehen Sie alle Themen.\\
Sie drücken auf ein Thema.\\
Dann kommen Sie zu der Seite.

**Der Knopf „Suche“**\\
Sie drücken auf den Knopf.\\
Dann schreiben Sie ein Wort.\\
Zum Beispiel: Ausweis.\\
Dann sehen Sie alle Seiten mit dem Wort.

Ganz oben steht auch:

- Leichte Sprache
- Gebärden·sprache
- English

Unten auf jeder Seite stehen Telefon und Adresse.

Sie können die Schrift größer machen.\\
Drücken Sie dafür zusammen: Strg und +

Manche Seiten gibt es auch in Leichter Sprache.\\
Dann steht oben auf der Seite:\\
„Diese Seite in Leichter Sprache“.

## Seiten in Leichter Sprache

- [So erreichen Sie uns](/de/leichte-sprache/kontakt/)
- [Wann kommt die Müll·abfuhr?](/de/leichte-sprache/abfall/)

## Barriere·freiheit

Barriere·freiheit heißt:\\
Alle Menschen können die Internet·seite benutzen.\\
Auch Menschen mit Behinderung.

Dafür gibt es ein Gesetz.\\
Wir haben die Internet·seite geprüft.\\
Vieles ist schon gut.\\
Manches fehlt noch:

- Ein Film mit einem Menschen, der gebärdet.
- Manche Texte vom Gemeinde·rat sind Fotos.\\
  Ein Vorlese·programm kann sie nicht lesen.

Mehr steht in der [Erklärung zur Barriere·freiheit](/de/barrierefreiheit/).\\
Die Erklärung ist nicht in Leichter Sprache.

## Etwas ist schwer?

Sie verstehen etwas nicht?\\
Oder Sie kommen nicht weiter?\\
Sagen Sie es uns.

Telefon: {telefon:buergerbuero}\\
E-Mail: {email:buergerbuero}

Oder Sie schreiben uns [mit dem Formular](/de/barrierefreiheit/).

Wir antworten nicht?\\
Oder die Antwort hilft Ihnen nicht?\\
Dann gibt es die Schlichtungs·stelle.\\
Dort helfen Menschen bei einem Streit.\\
Telefon und Adresse stehen in der [Erklärung](/de/barrierefreiheit/).

## Filme in Gebärden·sprache

Es gibt auch eine [Seite in Gebärden·sprache](/de/gebaerdensprache/).`,
      },
    ],
  },
}

const kontakt: SeiteContent = {
  key: 'leicht-kontakt',
  eltern: 'leichte-sprache',
  pageLayout: 'default',
  de: {
    pfad: '/de/leichte-sprache/kontakt/',
    titel: 'So erreichen Sie uns',
    beschreibung: 'Telefon und E-Mail vom Rat·haus und von der Tourist-Information.',
    blocks: [
      {
        slot: 'content',
        template: 'text',
        text: `Sie haben eine Frage?\\
Dann rufen Sie uns an.\\
Oder Sie schreiben uns.

## Das Bürger·büro

Das Bürger·büro ist im Rat·haus.\\
Dort bekommen Sie zum Beispiel einen Ausweis.

Telefon: {telefon:buergerbuero}\\
E-Mail: {email:buergerbuero}

## Die Tourist-Information

Sie suchen ein Hotel?\\
Oder Sie suchen einen Ausflug?\\
Dann hilft die Tourist-Information.

Telefon: {telefon:tourist-information}\\
E-Mail: {email:tourist-information}

## Etwas auf der Straße ist kaputt?

Zum Beispiel eine Lampe.\\
Oder ein Loch ist in der Straße.\\
Dann schreiben Sie uns [mit dem Formular](/de/rathaus/schaden-melden/).

## Sie brauchen Hilfe bei einem Besuch?

Das Rat·haus hat eine Rampe und einen Aufzug.\\
Sie brauchen noch mehr Hilfe?\\
Dann rufen Sie vorher an.

Der Text [Kontakt](/de/kontakt/) ist nicht in Leichter Sprache.`,
      },
    ],
  },
}

const abfall: SeiteContent = {
  key: 'leicht-abfall',
  eltern: 'leichte-sprache',
  pageLayout: 'default',
  de: {
    pfad: '/de/leichte-sprache/abfall/',
    titel: 'Wann kommt die Müll·abfuhr?',
    beschreibung: 'So finden Sie die Tage für Ihren Müll.',
    blocks: [
      {
        slot: 'content',
        template: 'text',
        text: `Die Müll·abfuhr holt Ihren Müll.\\
Sie kommt nicht jeden Tag.\\
Im Abfall·kalender stehen die Tage.

## So finden Sie Ihren Tag

1. Sie gehen zum [Abfall·kalender](/de/buergerservice/abfallkalender/).
2. Sie schreiben den Namen von Ihrer Straße.
3. Sie drücken auf den Knopf.
4. Dann sehen Sie die nächsten Tage.

## Das machen Sie vorher

Stellen Sie die Tonne an die Straße.\\
Die Tonne muss um 6:00 Uhr dort stehen.

Ist ein Feier·tag?\\
Dann kommt die Müll·abfuhr oft an einem anderen Tag.\\
Das steht auch im Abfall·kalender.

## Wir erinnern Sie

Sie wollen den Tag nicht vergessen?\\
Dann schicken wir Ihnen eine E-Mail.\\
Hier bestellen Sie die E-Mail: [Erinnerung](/de/buergerservice/abfall-erinnerung/)

## Sie haben eine Frage?

Telefon: {telefon:buergerbuero}`,
      },
    ],
  },
}

/** Pages in Leichte Sprache; those that they belong to name them. */
export const leichteSeiten: SeiteContent[] = [uebersicht, kontakt, abfall]
