import type { VerfahrenContent } from './shape.ts'

/** Procedures from «Vaterschaft anerkennen» to «Vergnügungssteuer für Spielgeräte». */
export const vatVer: VerfahrenContent[] = [
  {
    key: 'vaterschaft',
    titel: { de: 'Vaterschaft anerkennen', en: 'Acknowledging paternity' },
    synonyme: {
      de: ['unverheiratete Eltern', 'Sorgerecht', 'Vater eintragen'],
      en: ['unmarried parents', 'custody'],
    },
    kurztext: {
      de: 'Schon vor der Geburt möglich, am besten gemeinsam.',
      en: 'Possible even before the birth, ideally together.',
    },
    text: {
      de: `Sind Eltern nicht verheiratet, wird der Vater erst mit der Anerkennung rechtlich zum Vater. Er erklärt sie beim Standesamt, die Mutter stimmt zu. Kommen Sie schon in der Schwangerschaft, dann steht er gleich in der Geburtsurkunde. Beide können auch getrennt erscheinen.

Die Anerkennung regelt Unterhalt, Erbe und Staatsangehörigkeit, nicht aber die gemeinsame Sorge. Dafür geben Sie eine Sorgeerklärung beim Jugendamt oder im Notariat ab; gern vereinbaren wir den Termin für Sie am selben Vormittag. War die Mutter bei der Geburt noch mit einem anderen verheiratet, beraten wir Sie zu den weiteren Schritten.`,
      en: `If parents are not married, the father becomes one in law only by acknowledgement. He declares it at the registry office and the mother consents. Come during the pregnancy and he will be named on the birth certificate straight away. You may also appear separately.

The acknowledgement governs maintenance, inheritance and nationality, but not joint custody. For that you make a declaration at the youth office or before a notary; we are happy to arrange the appointment for the same morning. If the mother was still married to somebody else at the time of birth, we advise you on the next steps.`,
    },
    unterlagen: {
      de: [
        'Ausweise beider Eltern',
        'Geburtsurkunden beider Eltern',
        'Mutterpass oder Geburtsurkunde des Kindes',
        'Bei Minderjährigen: Zustimmung der Eltern',
      ],
      en: [
        'Both parents’ identity cards',
        'Both parents’ birth certificates',
        'Maternity record or child’s birth certificate',
        'For minors: parents’ consent',
      ],
    },
    gebuehr: { de: 'Kostenlos', en: 'Free of charge' },
    dauer: { de: '30 Minuten', en: '30 minutes' },
    rechtsgrundlage: [
      '§§ 1592 bis 1598 Bürgerliches Gesetzbuch (BGB)',
      '§ 44 Personenstandsgesetz (PStG)',
    ],
    amt: ['standesamt'],
    mitarbeiter: ['burgbacher'],
    lebenslagen: ['kind'],
    leistungsschluessel: '99999120000000',
  },
  {
    key: 'veranstaltung',
    titel: { de: 'Veranstaltung im Freien anmelden', en: 'Outdoor events: giving notice' },
    synonyme: {
      de: ['Konzert', 'Vereinsfest', 'Sicherheitskonzept', 'Festplatz', 'Ausschank'],
      en: ['festival', 'concert', 'serving alcohol'],
    },
    kurztext: {
      de: 'Ein Antrag für alles: Platz, Ausschank, Lärm, Sperrung und Sanitätsdienst.',
      en: 'One application for everything: site, bar, noise, closures and first aid.',
    },
    text: {
      de: `Ob Sommerfest, Stadtlauf oder Konzert im Kurpark: Mit dem Sammelantrag fragen wir einmal alles ab und holen die Zustimmung der anderen Ämter selbst ein. Ab 300 Gästen setzen wir uns mit Feuerwehr, Polizei und Rotem Kreuz zusammen und gehen Wege, Wetter und Notausgänge durch.

Schenken Sie Alkohol aus, melden Sie das nach dem Gaststättenrecht mit an. Musik endet um 23:00 Uhr, im Kurgebiet um 22:00 Uhr; an fünf Tagen im Jahr sind Ausnahmen möglich. Wer Mehrweggeschirr nutzt und mit dem Bus anreisen lässt, bekommt die Platzmiete ermäßigt. Tragen Sie das Fest auch in den Veranstaltungskalender ein.`,
      en: `Summer festival, town run or concert in the spa park: the combined application asks everything once, and we obtain the consent of the other offices ourselves. From 300 guests we sit down with the fire brigade, the police and the Red Cross and go through routes, weather and emergency exits.

If you serve alcohol, include the notice under licensing law. Music ends at 23:00, or 22:00 in the spa area; exceptions are possible on five days a year. If you use returnable tableware and bring guests by bus, the pitch is cheaper. Please also enter the event in the calendar.`,
    },
    unterlagen: {
      de: [
        'Sammelantrag',
        'Lageplan mit Aufbauten und Rettungswegen',
        'Haftpflichtversicherung',
        'Ab 300 Gästen: Sicherheitskonzept',
      ],
      en: [
        'Combined application',
        'Site plan with structures and escape routes',
        'Liability insurance',
        'From 300 guests: safety plan',
      ],
    },
    gebuehr: {
      de: '40,00 bis 250,00 €, gemeinnützige Vereine die Hälfte',
      en: '€40.00 to €250.00, charities half price',
    },
    dauer: {
      de: 'Vier Wochen, große Feste acht Wochen',
      en: 'Four weeks, large festivals eight weeks',
    },
    fristen: {
      de: 'Antrag vier Wochen vorher, ab 300 Gästen drei Monate',
      en: 'Apply four weeks ahead, three months from 300 guests',
    },
    onlinedienst: {
      link: 'https://online.bad-silberbronn.example/veranstaltung',
      linktext: { de: 'Sammelantrag ausfüllen', en: 'Fill in the combined application' },
    },
    rechtsgrundlage: [
      'Landesgaststättengesetz Baden-Württemberg (LGastG)',
      '§ 29 Straßenverkehrs-Ordnung (StVO)',
      'Versammlungsstättenverordnung (VStättVO)',
      'Freizeitlärm-Richtlinie',
    ],
    amt: ['ordnungsamt'],
    mitarbeiter: ['hartmann', 'nwosu'],
    lebenslagen: ['verein', 'betrieb'],
    leistungsschluessel: '99999121000000',
  },
  {
    key: 'vereinsfoerderung',
    titel: { de: 'Vereinsförderung', en: 'Grants for clubs' },
    synonyme: {
      de: ['Zuschuss', 'Jugendförderung', 'Jubiläumsgabe', 'Vereinsliste'],
      en: ['subsidy', 'association', 'youth work'],
    },
    kurztext: {
      de: 'Geld für Jugendarbeit, Geräte und Jubiläen, Räume zum halben Preis.',
      en: 'Money for youth work, equipment and anniversaries, rooms at half price.',
    },
    text: {
      de: `Die Stadt unterstützt ihre 62 Vereine mit 12 Euro im Jahr für jedes Mitglied unter 18, mit einem Fünftel der Kosten für Geräte, Instrumente und Trachten und mit einer Gabe zum Jubiläum. Turnhalle und Probenräume sind werktags frei, für Feste zahlen Sie die Hälfte.

Voraussetzung ist, dass der Verein gemeinnützig ist, hier seinen Sitz hat und seit einem Jahr besteht. Schicken Sie die Mitgliederzahlen bis Ende März. Neue Vereine beraten wir zu Satzung, Eintragung und Versicherung und nehmen sie in die Vereinsliste auf. Über größere Zuschüsse entscheidet der Gemeinderat im November.`,
      en: `The town supports its 62 clubs with €12 a year for every member under 18, a fifth of the cost of equipment, instruments and costumes, and a gift for anniversaries. The gym and rehearsal rooms are free on working days; for festivals you pay half.

Your club has to be a charity based here and at least a year old. Send us the number of members by the end of March. We advise new clubs on constitution, registration and insurance and add them to the list. The council decides on larger grants in November.`,
    },
    unterlagen: {
      de: [
        'Antrag mit Mitgliederzahlen',
        'Freistellungsbescheid des Finanzamts',
        'Bei Anschaffungen: Angebot oder Rechnung',
      ],
      en: [
        'Application with membership figures',
        'Tax office’s charity notice',
        'For purchases: quotation or invoice',
      ],
    },
    gebuehr: { de: 'Kostenlos', en: 'Free of charge' },
    dauer: { de: 'Auszahlung im Juni', en: 'Paid in June' },
    fristen: {
      de: 'Jugendförderung bis 31. März, größere Vorhaben bis 30. September',
      en: 'Youth grants by 31 March, larger projects by 30 September',
    },
    rechtsgrundlage: [
      'Vereinsförderrichtlinie der Stadt Bad Silberbronn',
      '§ 52 Abgabenordnung (AO)',
    ],
    amt: ['kaemmerei'],
    mitarbeiter: ['zipfler'],
    lebenslagen: ['verein'],
    leistungsschluessel: '99999122000000',
  },
  {
    key: 'vergnuegungssteuer',
    titel: { de: 'Vergnügungssteuer für Spielgeräte', en: 'Entertainment tax on gaming machines' },
    synonyme: {
      de: ['Spielautomat', 'Spielhalle', 'Geldspielgerät'],
      en: ['slot machine', 'arcade'],
    },
    kurztext: {
      de: 'Wer Automaten aufstellt, meldet sie an und rechnet vierteljährlich ab.',
      en: 'Operators register their machines and settle every quarter.',
    },
    text: {
      de: `Für Geldspielgeräte in Spielhallen und Gaststätten zahlen die Aufsteller 22 Prozent des Geldes, das im Gerät bleibt. Unterhaltungsautomaten ohne Gewinn kosten einen festen Betrag im Monat; Tischfußball, Dart, Billard und Kegelbahnen sind frei.

Melden Sie jedes Gerät innerhalb von zwei Wochen nach dem Aufstellen an, mit Zulassungsnummer und Ort, und ebenso wieder ab. Die Steuer berechnen Sie selbst und reichen die Ausdrucke der Zählwerke ein. Wer einen Automaten in seiner Gaststätte duldet, haftet mit. Ob ein Gerät dort überhaupt stehen darf, klärt vorher das Ordnungsamt; es schaut auf Jugendschutz, Zahl der Geräte und die Bestätigung der Eignung.`,
      en: `Operators of gaming machines in arcades and restaurants pay 22 per cent of the money that stays in the machine. Amusement machines without winnings cost a fixed sum a month; table football, darts, billiards and bowling alleys are free.

Register every machine within two weeks of installing it, with licence number and place, and deregister it likewise. You calculate the tax yourself and hand in the print-outs of the counters. A landlord who allows a machine on the premises is jointly liable. The public order office decides beforehand whether it may stand there at all, with an eye to the protection of minors.`,
    },
    unterlagen: {
      de: [
        'Anmeldeformular mit Zulassungsnummern',
        'Auslesestreifen der Zählwerke',
        'Geeignetheitsbestätigung',
      ],
      en: [
        'Registration form with licence numbers',
        'Counter print-outs',
        'Confirmation of suitability',
      ],
    },
    gebuehr: {
      de: 'Keine Gebühr; Steuer 22 Prozent, ohne Gewinn 35,00 € je Gerät und Monat',
      en: 'No fee; tax 22 per cent, without winnings €35.00 per machine and month',
    },
    dauer: { de: 'Bestätigung in einer Woche', en: 'Confirmed within a week' },
    fristen: {
      de: 'Steuererklärung bis zum 15. nach jedem Vierteljahr',
      en: 'Return by the 15th after each quarter',
    },
    rechtsgrundlage: [
      '§ 9 Absatz 4 Kommunalabgabengesetz Baden-Württemberg (KAG)',
      '§ 33c Gewerbeordnung (GewO)',
      'Vergnügungssteuersatzung der Stadt Bad Silberbronn',
    ],
    amt: ['kaemmerei', 'ordnungsamt'],
    mitarbeiter: ['raible', 'nwosu'],
    lebenslagen: ['betrieb'],
    leistungsschluessel: '99999123000000',
  },
]
