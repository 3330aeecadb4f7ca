import type { VerfahrenContent } from './shape.ts'

/** Procedures from «Ratenzahlung, Stundung und Erlass» to «Rentenantrag und Kontenklärung». */
export const ratRen: VerfahrenContent[] = [
  {
    key: 'ratenzahlung',
    titel: {
      de: 'Ratenzahlung, Stundung und Erlass',
      en: 'Paying by instalments, deferral and remission',
    },
    synonyme: {
      de: ['Mahnung', 'Schulden bei der Stadt', 'kann nicht zahlen', 'Vollstreckung'],
      en: ['reminder', 'arrears', 'debt'],
    },
    kurztext: {
      de: 'Ein Anruf vor der Mahnung hilft mehr als jede Ausrede danach.',
      en: 'A call before the reminder helps more than any excuse afterwards.',
    },
    text: {
      de: `Können Sie eine Rechnung der Stadt nicht auf einmal bezahlen, sprechen Sie mit der Stadtkasse. Wir vereinbaren Raten oder schieben den Termin, wenn die Zahlung Sie hart träfe und das Geld später sicher kommt. Bei kleinen Beträgen genügt ein Telefonat, bei größeren brauchen wir Angaben zu Einkommen und Ausgaben.

Für gestundete Steuern fallen Zinsen von einem halben Prozent im Monat an. Einen Erlass gibt es nur in seltenen Notlagen. Liegt schon eine Mahnung auf dem Tisch, rufen Sie trotzdem an: Solange die Raten laufen, vollstrecken wir nicht. Bei vielen Schulden vermitteln wir einen Termin in der Schuldnerberatung.`,
      en: `If you cannot pay a bill from the town at once, talk to the cashier. We agree instalments or postpone the date if payment would cause hardship and the money is sure to come. For small sums a telephone call is enough; for larger ones we need details of income and expenses.

Deferred taxes bear interest of half a per cent a month. Remission is granted only in rare emergencies. Even if a reminder has already arrived, do call: as long as you keep to the instalments we take no further steps. If you owe money to many, we arrange an appointment with the debt advice service.`,
    },
    unterlagen: {
      de: [
        'Bescheid oder Mahnung mit Kassenzeichen',
        'Aufstellung von Einnahmen und Ausgaben',
        'Kontoauszüge der letzten drei Monate bei Beträgen über 1.000 EUR',
      ],
      en: [
        'Notice or reminder with its reference number',
        'List of income and expenses',
        'Bank statements for three months if the sum exceeds €1,000',
      ],
    },
    gebuehr: {
      de: 'Keine Gebühr; Stundungszinsen 0,5 Prozent je Monat',
      en: 'No fee; interest of 0.5 per cent a month',
    },
    dauer: { de: 'Zusage meist in drei Tagen', en: 'Usually agreed within three days' },
    fristen: { de: 'Antrag vor dem Tag der Fälligkeit', en: 'Apply before the due date' },
    rechtsgrundlage: [
      '§§ 222, 227 und 234 Abgabenordnung (AO)',
      '§ 3 Kommunalabgabengesetz Baden-Württemberg (KAG)',
      '§ 32 Gemeindehaushaltsverordnung (GemHVO)',
    ],
    amt: ['kaemmerei'],
    mitarbeiter: ['brendle'],
    lebenslagen: [],
    leistungsschluessel: '99999096000000',
  },
  {
    key: 'raeumpflicht',
    titel: { de: 'Räum- und Streupflicht', en: 'Clearing snow and ice' },
    synonyme: {
      de: ['Winterdienst', 'Schnee schippen', 'Kehrwoche', 'Gehweg reinigen', 'Streusplitt'],
      en: ['gritting', 'sweeping', 'pavement'],
    },
    kurztext: {
      de: 'Wer an einem Gehweg wohnt, hält ihn frei: werktags ab 7, sonntags ab 8 Uhr.',
      en: 'Residents keep the pavement clear from 7 am, or 8 am on Sundays.',
    },
    text: {
      de: `Straßen räumt der Bauhof, Gehwege räumen die Anlieger. Schieben Sie den Schnee auf einer Breite von einem Meter zur Seite und streuen Sie Splitt, Sand oder Asche; Salz ist nur auf Treppen und bei Eisregen erlaubt. Gibt es keinen Gehweg, gilt ein Streifen am Rand der Straße. Um 21:00 Uhr dürfen Sie aufhören.

Splitt steht in 36 gelben Kisten kostenlos bereit. Wer alt oder krank ist, findet über die Nachbarschaftshilfe junge Leute, die gegen ein kleines Geld schippen. Im Sommer gehört zur Reinigung auch das Unkraut in der Rinne.`,
      en: `The works depot clears the roads, residents clear the pavements. Push the snow aside to a width of one metre and spread grit, sand or ash; salt is allowed only on steps and in freezing rain. Where there is no pavement, a strip at the edge of the road counts. You may stop at 9 pm.

Grit is provided free of charge in 36 yellow boxes. If you are old or ill, the neighbourhood scheme finds young people who will shovel for a small sum. In summer your duty includes weeds in the gutter.`,
    },
    unterlagen: {
      de: ['Keine; zum Melden einer leeren Kiste genügt der Standort'],
      en: ['None; to report an empty box, tell us where it stands'],
    },
    gebuehr: { de: 'Kostenlos', en: 'Free of charge' },
    dauer: {
      de: 'Leere Kisten füllen wir am nächsten Werktag',
      en: 'Empty boxes are refilled on the next working day',
    },
    fristen: {
      de: 'Werktags von 7:00, sonn- und feiertags von 8:00 bis 21:00 Uhr',
      en: 'From 7 am on working days, 8 am on Sundays and holidays, until 9 pm',
    },
    rechtsgrundlage: [
      '§ 41 Straßengesetz für Baden-Württemberg (StrG)',
      'Streupflichtsatzung der Stadt Bad Silberbronn',
    ],
    amt: ['bauamt'],
    mitarbeiter: ['aksoyer'],
    lebenslagen: ['umzug'],
    leistungsschluessel: '99999097000000',
  },
  {
    key: 'reisegewerbekarte',
    titel: { de: 'Reisegewerbekarte', en: 'Itinerant trader’s card' },
    synonyme: {
      de: ['Hausierer', 'Verkaufswagen', 'Foodtruck', 'Haustürgeschäft'],
      en: ['pedlar', 'food truck', 'door-to-door'],
    },
    kurztext: {
      de: 'Für alle, die ohne festen Laden von Ort zu Ort verkaufen.',
      en: 'For everybody who sells from place to place without a fixed shop.',
    },
    text: {
      de: `Wer ohne Bestellung an der Haustür, vom Wagen oder auf dem Volksfest Waren oder Dienste anbietet, braucht eine Reisegewerbekarte. Sie gilt in ganz Deutschland und ohne zeitliche Grenze. Angestellte tragen eine Zweitschrift bei sich. Ein eigenes Gewerbe melden Sie daneben nicht an.

Keine Karte brauchen Sie für Zeitungen, selbst geerntetes Obst und Gemüse und für genehmigte Märkte. Manches darf man im Umherziehen nicht verkaufen, zum Beispiel Bruchbänder, Edelmetalle und Wertpapiere. Wir prüfen Ihre Zuverlässigkeit über Führungszeugnis und Gewerbezentralregister. Wer Speisen abgibt, legt die Belehrung des Gesundheitsamts vor.`,
      en: `If you offer goods or services unasked at the door, from a van or at a fair, you need this card. It is valid throughout Germany without a time limit. Employees carry a duplicate. You do not have to register a trade in addition.

No card is needed for newspapers, home-grown fruit and vegetables or approved markets. Some things may not be sold on the move, such as trusses, precious metals and securities. We examine your reliability by means of a certificate of conduct and the trade register. If you serve food, please show your hygiene certificate.`,
    },
    unterlagen: {
      de: [
        'Ausweis',
        'Passbild',
        'Führungszeugnis und Gewerbezentralregister zur Vorlage bei einer Behörde',
        'Bescheinigung des Finanzamts',
      ],
      en: [
        'Identity card or passport',
        'Passport photograph',
        'Certificate of conduct and trade register extract for an authority',
        'Tax clearance certificate',
      ],
    },
    gebuehr: { de: '180,00 EUR, Zweitschrift 25,00 EUR', en: '€180.00, duplicate €25.00' },
    dauer: { de: 'Drei bis vier Wochen', en: 'Three to four weeks' },
    rechtsgrundlage: ['§§ 55 bis 57 Gewerbeordnung (GewO)'],
    amt: ['ordnungsamt'],
    mitarbeiter: ['nwosu'],
    lebenslagen: ['betrieb'],
    leistungsschluessel: '99999098000000',
  },
  {
    key: 'reisepass',
    titel: { de: 'Reisepass', en: 'Passport' },
    synonyme: {
      de: ['Pass', 'Expresspass', 'Kinderpass', 'vorläufiger Reisepass', 'Urlaub'],
      en: ['express passport', 'children’s passport'],
    },
    kurztext: {
      de: 'Vier Wochen Vorlauf, im Express vier Werktage, für Kinder ab der Geburt.',
      en: 'Allow four weeks, or four working days by express; for children from birth.',
    },
    text: {
      de: `Für Reisen außerhalb Europas brauchen Sie einen Reisepass, oft noch sechs Monate über die Rückkehr hinaus gültig. Kommen Sie persönlich, auch mit Kindern: Kinderreisepässe gibt es nicht mehr, jedes Kind bekommt einen eigenen Pass oder einen Personalausweis. Beide Eltern müssen zustimmen.

Eilt es sehr, stellen wir für nachgewiesene Reisen einen vorläufigen Pass aus; die USA erkennen ihn nicht für die visumfreie Einreise an. Wer viel unterwegs ist, nimmt den Pass mit 48 Seiten. Holen Sie ihn selbst ab oder geben Sie jemandem eine Vollmacht mit. Der alte Pass wird entwertet, Sie dürfen ihn behalten.`,
      en: `For journeys outside Europe you need a passport, often valid for six months beyond your return. Please come in person, also with children: the former children’s passport no longer exists, and each child receives a passport or identity card of its own. Both parents have to consent.

If time is very short we issue a temporary passport for a proven journey; the United States does not accept it for travel without a visa. Frequent travellers take the 48-page version. Collect it yourself or send somebody with your authority. The old passport is cancelled, and you may keep it.`,
    },
    unterlagen: {
      de: [
        'Bisheriger Pass oder Personalausweis',
        'Beim ersten Pass: Geburts- oder Eheurkunde',
        'Für Minderjährige: Zustimmung beider Sorgeberechtigten',
        'Digitales Lichtbild (hier möglich)',
      ],
      en: [
        'Previous passport or identity card',
        'For a first passport: birth or marriage certificate',
        'For minors: consent of both guardians',
        'Digital photograph (available here)',
      ],
    },
    gebuehr: {
      de: '70,00 EUR, bis zum 24. Geburtstag 37,50 EUR; Express 32,00 EUR, 48 Seiten 22,00 EUR mehr, vorläufig 26,00 EUR',
      en: '€70.00, under 24 €37.50; express €32.00 and 48 pages €22.00 extra, temporary €26.00',
    },
    dauer: {
      de: 'Vier Wochen, Express vier Werktage',
      en: 'Four weeks, express four working days',
    },
    rechtsgrundlage: ['§§ 1, 4 und 6 Passgesetz (PassG)', '§ 15 Passverordnung (PassV)'],
    amt: ['buergerbuero'],
    mitarbeiter: ['rombach'],
    lebenslagen: ['reise', 'kind'],
    leistungsschluessel: '99999099000000',
  },
  {
    key: 'rente',
    titel: { de: 'Rentenantrag und Kontenklärung', en: 'Pension claims and contribution records' },
    synonyme: {
      de: ['Altersrente', 'Witwenrente', 'Erwerbsminderung', 'Versicherungsverlauf'],
      en: ['state pension', 'widow’s pension'],
    },
    kurztext: {
      de: 'Unsere Ortsbehörde nimmt Ihren Antrag auf und schickt ihn elektronisch weiter.',
      en: 'Our local pension office takes your claim and sends it off electronically.',
    },
    text: {
      de: `Die Rente kommt nicht von selbst. Stellen Sie den Antrag etwa drei Monate vorher. Bei uns geht das ohne Formulare: Wir fragen, was nötig ist, geben es am Bildschirm ein und schicken es der Rentenversicherung. Das gilt für Alters-, Hinterbliebenen- und Erwerbsminderungsrenten sowie für Rehabilitation.

Schon früher lohnt die Kontenklärung. Prüfen Sie mit uns, ob Ausbildung, Kindererziehung und Zeiten im Ausland eingetragen sind; Kindererziehungszeiten bringen bares Geld. Nach einem Todesfall helfen wir mit dem Vorschuss für Witwen und Witwer, der binnen 30 Tagen zu beantragen ist. Planen Sie eine Stunde ein und vereinbaren Sie einen Termin.`,
      en: `A pension does not come by itself. Please claim about three months ahead. Here you need no forms: we ask what is necessary, type it in and send it to the pension insurance. This applies to old-age, survivors’ and disability pensions as well as to rehabilitation.

It pays to have your record checked earlier. Together we make sure that training, child-raising and periods abroad have been entered; raising children earns real money. After a death we help widows and widowers with the advance payment, which has to be claimed within 30 days. Allow an hour and make an appointment.`,
    },
    unterlagen: {
      de: [
        'Ausweis und Rentenversicherungsnummer',
        'Steuer-Identifikationsnummer und Bankverbindung',
        'Krankenversichertenkarte',
        'Geburtsurkunden der Kinder',
        'Zeugnisse und Nachweise für fehlende Zeiten',
      ],
      en: [
        'Identity card and pension number',
        'Tax number and bank details',
        'Health insurance card',
        'Children’s birth certificates',
        'Certificates for missing periods',
      ],
    },
    gebuehr: { de: 'Kostenlos', en: 'Free of charge' },
    dauer: {
      de: 'Etwa eine Stunde; Bescheid in sechs bis zwölf Wochen',
      en: 'About an hour; decision in six to twelve weeks',
    },
    fristen: {
      de: 'Antrag innerhalb von drei Monaten nach Beginn des Anspruchs, sonst geht Geld verloren',
      en: 'Claim within three months of becoming entitled, or money is lost',
    },
    rechtsgrundlage: [
      '§§ 99 und 115 Sechstes Buch Sozialgesetzbuch (SGB VI)',
      '§ 93 Viertes Buch Sozialgesetzbuch (SGB IV)',
      '§ 16 Erstes Buch Sozialgesetzbuch (SGB I)',
    ],
    amt: ['buergerbuero'],
    mitarbeiter: ['haas'],
    lebenslagen: ['alter', 'trauerfall'],
    leistungsschluessel: '99999100000000',
  },
]
