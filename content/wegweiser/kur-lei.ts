import type { VerfahrenContent } from './shape.ts'

/** Procedures from «Kurtaxe melden und abrechnen» to «Leichenpass für die Überführung». */
export const kurLei: VerfahrenContent[] = [
  {
    key: 'kurtaxe',
    titel: { de: 'Kurtaxe melden und abrechnen', en: 'Visitor’s tax: reporting and paying' },
    synonyme: {
      de: ['Gästekarte', 'Meldeschein', 'Gastgeber', 'Ortstaxe', 'Kurkarte', 'Kurbeitrag'],
      en: ['tourist tax', 'guest card', 'hosts'],
    },
    kurztext: {
      de: 'Für Gastgeberinnen und Gastgeber: melden, Silberkarte drucken, monatlich zahlen.',
      en: 'For hosts: report guests, print the Silberkarte, pay monthly.',
    },
    text: {
      de: `Wer in Bad Silberbronn übernachtet, zahlt 3,20 Euro je Nacht und bekommt dafür die Silberkarte: freie Fahrt in Bus und Bahn, Nachlass im Badehaus und täglich ein Konzert. Kinder und Jugendliche unter 16 sind frei, mit Schwerbehindertenausweis ab Grad 80 gilt der halbe Satz, die Begleitperson zahlt nichts.

Als Gastgeberin oder Gastgeber erfassen Sie die Ankunft im elektronischen Meldeschein und drucken die Karte. Am Monatsende schicken wir die Rechnung. Wer nur selten vermietet, bekommt Papiervordrucke in der Tourist-Information. Auch für Ferienwohnungen von Verwandten und für Wohnmobile auf dem Hof gilt die Satzung.`,
      en: `Overnight visitors pay €3.20 a night and receive the Silberkarte: free bus and train travel, a reduction at the bath house and a concert every day. Children and teenagers under 16 are exempt; with a disability of 80 or more the rate is halved and one companion pays nothing.

As a host you record arrivals in the electronic form and print the card. We send the invoice at the end of the month. If you let only rarely, the tourist information office has paper forms. The by-law also applies to relatives’ holiday flats and to camper vans in your yard.`,
    },
    unterlagen: {
      de: [
        'Zugangsdaten zum Meldeschein',
        'Für die Ermäßigung: Schwerbehindertenausweis des Gastes',
      ],
      en: ['Access data for the electronic form', 'For reductions: the guest’s disability card'],
    },
    gebuehr: {
      de: '3,20 € je Person und Nacht, ermäßigt 1,60 €; die Abrechnung ist kostenlos',
      en: '€3.20 per person and night, reduced €1.60; invoicing is free of charge',
    },
    dauer: {
      de: 'Silberkarte sofort, Rechnung am Monatsende',
      en: 'Card at once, invoice at the end of the month',
    },
    fristen: {
      de: 'Meldung am Tag der Ankunft, Zahlung innerhalb von 14 Tagen',
      en: 'Report on the day of arrival, pay within 14 days',
    },
    onlinedienst: {
      link: 'https://meldeschein.bad-silberbronn.example/',
      linktext: { de: 'Zum elektronischen Meldeschein', en: 'Electronic registration form' },
    },
    rechtsgrundlage: [
      '§ 43 Kommunalabgabengesetz Baden-Württemberg (KAG)',
      'Kurtaxesatzung der Stadt Bad Silberbronn',
    ],
    amt: ['kaemmerei', 'tourist-information'],
    mitarbeiter: ['sokolova'],
    lebenslagen: ['betrieb'],
    leistungsschluessel: '99999072000000',
  },
  {
    key: 'landesfamilienpass',
    titel: { de: 'Landesfamilienpass', en: 'State family pass' },
    synonyme: {
      de: ['Familienpass', 'Gutscheine', 'Museum kostenlos'],
      en: ['vouchers', 'free museums'],
    },
    kurztext: {
      de: 'Freier oder günstigerer Eintritt in Schlösser, Zoos und Museen des Landes.',
      en: 'Free or cheaper entry to castles, zoos and museums in the state.',
    },
    text: {
      de: `Familien mit mindestens drei Kindern, Alleinerziehende schon mit einem Kind, Familien mit einem schwerbehinderten Kind und alle, die Bürgergeld, Kinderzuschlag oder Wohngeld beziehen, bekommen den Pass. Dazu gehört ein Heft mit Gutscheinen, das jedes Jahr neu erscheint. Im Pass können bis zu vier Begleitpersonen stehen, zum Beispiel die Großeltern.

In Bad Silberbronn fahren Sie damit zum halben Preis mit der Bergbahn, und eine Woche Ferienbetreuung wird um ein Viertel günstiger. Das neue Heft liegt ab Mitte Dezember bereit; bringen Sie den Pass mit, wir stempeln ihn ab.`,
      en: `Families with at least three children, single parents with one, families with a severely disabled child and recipients of certain benefits are entitled to the pass. It comes with a booklet of vouchers, renewed every year. Up to four companions may be entered, grandparents for example.

In Bad Silberbronn it halves the fare on the funicular and takes a quarter off a week of holiday care. The new booklet is available from the middle of December; bring your pass and we will stamp it.`,
    },
    unterlagen: {
      de: [
        'Ausweise der Eltern',
        'Nachweis des Kindergelds',
        'Je nach Fall: Schwerbehindertenausweis oder Leistungsbescheid',
      ],
      en: [
        'Parents’ identity cards',
        'Proof of child benefit',
        'As applicable: disability card or benefit notice',
      ],
    },
    gebuehr: { de: 'Kostenlos', en: 'Free of charge' },
    dauer: { de: 'Sofort', en: 'On the spot' },
    rechtsgrundlage: [
      'Verwaltungsvorschrift des Sozialministeriums Baden-Württemberg über den Landesfamilienpass',
    ],
    amt: ['bildung'],
    mitarbeiter: ['rauscher'],
    lebenslagen: ['kind'],
    leistungsschluessel: '99999073000000',
  },
  {
    key: 'laerm',
    titel: { de: 'Lärm und Nachbarschaft: Beschwerde', en: 'Noise and neighbours: complaints' },
    synonyme: {
      de: ['Ruhestörung', 'Krach', 'Rasenmäher', 'laute Musik', 'Mittagsruhe', 'Baulärm'],
      en: ['disturbance', 'lawn mower', 'loud music'],
    },
    kurztext: {
      de: 'Wann Ruhe herrscht, wer nachts hilft und wie wir vermitteln.',
      en: 'When quiet is required, who helps at night and how we mediate.',
    },
    text: {
      de: `Nachtruhe ist von 22:00 bis 06:00 Uhr. Rasenmäher, Laubbläser und Hämmer schweigen werktags zwischen 20:00 und 07:00 Uhr, an Sonn- und Feiertagen ganz und im Kurgebiet außerdem von 13:00 bis 15:00 Uhr. Reden Sie zuerst miteinander; oft weiß der andere gar nicht, wie laut er ist.

Hilft das nicht, schreiben Sie eine Woche lang auf, wann es laut war, und rufen Sie uns an. Wir sprechen mit beiden Seiten und können Auflagen erteilen. Nachts ist die Polizei zuständig. Ist ein Betrieb die Ursache, messen wir mit dem Landratsamt. Kinderlärm ist in der Regel hinzunehmen.`,
      en: `Night-time quiet lasts from 22:00 to 06:00. Lawn mowers, leaf blowers and hammers fall silent from 20:00 to 07:00 on working days, all day on Sundays and public holidays and, in the spa area, from 13:00 to 15:00 as well. Talk to each other first; people often do not know how loud they are.

If that does not help, keep a record for a week and call us. We speak to both sides and can impose conditions. At night the police are responsible. If a business is the cause we take measurements together with the district office. The noise of children generally has to be accepted.`,
    },
    unterlagen: {
      de: [
        'Lärmprotokoll mit Tag, Uhrzeit und Art',
        'Namen von Zeuginnen und Zeugen, falls vorhanden',
      ],
      en: ['Record of date, time and kind of noise', 'Names of witnesses, if any'],
    },
    gebuehr: { de: 'Kostenlos', en: 'Free of charge' },
    dauer: { de: 'Rückruf am nächsten Werktag', en: 'We call back on the next working day' },
    rechtsgrundlage: [
      'Geräte- und Maschinenlärmschutzverordnung (32. BImSchV)',
      '§ 117 Gesetz über Ordnungswidrigkeiten (OWiG)',
      'Polizeiverordnung der Stadt Bad Silberbronn',
    ],
    amt: ['ordnungsamt'],
    mitarbeiter: ['gutmoser'],
    lebenslagen: [],
    leistungsschluessel: '99999074000000',
  },
  {
    key: 'lebensbescheinigung',
    titel: { de: 'Lebensbescheinigung', en: 'Certificate of life' },
    synonyme: {
      de: ['Rente aus dem Ausland', 'Lebensnachweis', 'Pension'],
      en: ['proof of life', 'foreign pension'],
    },
    kurztext: {
      de: 'Der Nachweis für Rentenkassen im Ausland, dass Sie leben.',
      en: 'Proof for foreign pension funds that you are alive.',
    },
    text: {
      de: `Wer eine Rente aus der Schweiz, den USA oder einem anderen Land bezieht, muss dort meist einmal im Jahr nachweisen, dass er lebt. Bringen Sie das Formular der Rentenkasse mit und kommen Sie persönlich. Wir vergleichen Ihr Gesicht mit dem Ausweis, stempeln und unterschreiben.

Formulare in englischer, französischer und italienischer Sprache füllen wir ohne Übersetzung aus. Können Sie das Haus nicht verlassen, besuchen wir Sie, auch im Pflegeheim und in der Klinik; rufen Sie einige Tage vorher an. Für deutsche Renten ist die Bescheinigung nicht nötig, da gleichen die Behörden ab.`,
      en: `If you receive a pension from Switzerland, the United States or another country, you usually have to prove once a year that you are alive. Bring the pension fund’s form and come in person. We compare your face with your identity card, stamp and sign.

Forms in English, French and Italian need no translation. If you cannot leave the house we will visit you, also in a care home or hospital; please call a few days ahead. German pensions require no certificate, as the authorities compare their records.`,
    },
    unterlagen: {
      de: ['Ausweis oder Reisepass', 'Formular der Rentenkasse'],
      en: ['Identity card or passport', 'The pension fund’s form'],
    },
    gebuehr: {
      de: 'Kostenlos für Rentenzwecke, sonst 5,00 €',
      en: 'Free of charge for pensions, otherwise €5.00',
    },
    dauer: { de: 'Fünf Minuten', en: 'Five minutes' },
    rechtsgrundlage: ['§ 64 Zehntes Buch Sozialgesetzbuch (SGB X)', '§ 18 Bundesmeldegesetz (BMG)'],
    amt: ['buergerbuero'],
    mitarbeiter: ['haas'],
    lebenslagen: ['alter'],
    leistungsschluessel: '99999075000000',
  },
  {
    key: 'leichenpass',
    titel: { de: 'Leichenpass für die Überführung', en: 'Laissez-passer for a deceased person' },
    synonyme: {
      de: ['Überführung ins Ausland', 'Rückführung', 'Bestattung im Heimatland'],
      en: ['repatriation', 'burial abroad'],
    },
    kurztext: {
      de: 'Das Dokument, mit dem Verstorbene über die Grenze gebracht werden dürfen.',
      en: 'The document needed to take a deceased person across the border.',
    },
    text: {
      de: `Soll jemand in einem anderen Land begraben werden, verlangt dieses einen Leichenpass. Er bestätigt, wer die verstorbene Person ist, woran sie gestorben ist und dass der Sarg richtig verschlossen wurde. In der Regel kümmert sich das Bestattungshaus darum; Sie dürfen aber auch selbst kommen.

Wir wissen, dass es eilt, und stellen den Pass noch am selben Tag aus. Sprechen Sie vorher mit dem Konsulat, denn manche Staaten brauchen weitere Papiere oder eine Übersetzung. Für eine Urne genügt oft die Bescheinigung des Krematoriums. Am Wochenende erreichen Sie unseren Bereitschaftsdienst über die Zentrale.`,
      en: `If somebody is to be buried in another country, that country requires a laissez-passer. It confirms who the deceased person is, the cause of death and that the coffin has been properly sealed. The undertaker usually sees to it, but you may come yourself.

We know that time is short and issue the document the same day. Please speak to the consulate first, since some states ask for further papers or a translation. For an urn the crematorium’s certificate is often enough. At weekends our standby service can be reached through the switchboard.`,
    },
    unterlagen: {
      de: [
        'Sterbeurkunde',
        'Todesbescheinigung mit Todesursache',
        'Bestätigung über die Einsargung',
        'Ziel und Weg der Überführung',
      ],
      en: [
        'Death certificate',
        'Medical certificate with cause of death',
        'Confirmation that the coffin is sealed',
        'Destination and route',
      ],
    },
    gebuehr: { de: '35,00 €', en: '€35.00' },
    dauer: { de: 'Am selben Tag', en: 'The same day' },
    rechtsgrundlage: [
      'Bestattungsgesetz Baden-Württemberg (BestattG)',
      'Bestattungsverordnung (BestattVO)',
      'Internationales Abkommen über Leichenbeförderung',
    ],
    amt: ['ordnungsamt', 'standesamt'],
    mitarbeiter: ['gutmoser', 'burgbacher'],
    lebenslagen: ['trauerfall'],
    leistungsschluessel: '99999076000000',
  },
]
