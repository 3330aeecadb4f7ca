import type { VerfahrenContent } from './shape.ts'

/** Procedures from «Wasserzähler: Stand melden, Gartenzähler anmelden» to «XRechnung an die Stadt senden». */
export const wasXre: VerfahrenContent[] = [
  {
    key: 'wasserzaehler',
    titel: {
      de: 'Wasserzähler: Stand melden, Gartenzähler anmelden',
      en: 'Water meters: readings and garden meters',
    },
    synonyme: {
      de: ['Zählerstand', 'Wasserrechnung', 'Abschlag', 'Gartenwasser'],
      en: ['water bill', 'meter reading'],
    },
    kurztext: {
      de: 'Einmal im Jahr ablesen; wer den Garten gießt, spart mit eigenem Zähler.',
      en: 'One reading a year; gardeners save with a meter of their own.',
    },
    text: {
      de: `Anfang Dezember bekommen Sie eine Karte. Lesen Sie den Zähler ab und melden Sie den Stand über das Internet, per Post oder mit einem Foto. Daraus entsteht im Januar die Rechnung, mit vier Abschlägen für das neue Jahr. Ziehen Sie unter dem Jahr aus, schicken Sie uns den Stand vom Tag der Übergabe.

Wasser, das im Garten versickert, landet nicht in der Kläranlage. Mit einem geeichten Gartenzähler zahlen Sie dafür kein Abwasser; den Einbau melden Sie mit Foto und Nummer. Alle sechs Jahre tauschen wir die Zähler kostenlos. Springt der Verbrauch plötzlich, prüfen Sie zuerst die Toilettenspülung.`,
      en: `A card reaches you at the beginning of December. Read your meter and report the figure online, by post or with a photograph. It forms the basis of the bill in January, with four advance payments for the new year. If you move out in the meantime, send us the reading of the day you hand over the keys.

Water that seeps away in the garden does not reach the sewage works. With a calibrated garden meter you pay no waste water charge for it; report the installation with a photograph and number. We replace meters free of charge every six years. If consumption jumps, check the lavatory cistern first.`,
    },
    unterlagen: {
      de: ['Zählernummer und Stand', 'Kundennummer', 'Für den Gartenzähler: Foto mit Eichjahr'],
      en: [
        'Meter number and reading',
        'Customer number',
        'For a garden meter: photograph showing the calibration year',
      ],
    },
    gebuehr: {
      de: 'Meldung kostenlos; Gartenzähler anmelden 30,00 €; Wasser 2,46 €, Abwasser 2,98 € je Kubikmeter',
      en: 'Readings free of charge; registering a garden meter €30.00; water €2.46, waste water €2.98 per cubic metre',
    },
    dauer: { de: 'Sofort', en: 'At once' },
    fristen: { de: 'Jahresstand bis 31. Dezember', en: 'Annual reading by 31 December' },
    onlinedienst: {
      link: 'https://online.bad-silberbronn.example/zaehlerstand',
      linktext: { de: 'Zählerstand melden', en: 'Report a reading' },
    },
    rechtsgrundlage: [
      'Wasserversorgungssatzung und Abwassersatzung der Stadt Bad Silberbronn',
      'Mess- und Eichverordnung (MessEV)',
    ],
    amt: ['stadtwerke'],
    mitarbeiter: ['celik'],
    lebenslagen: ['umzug'],
    leistungsschluessel: '99999129000000',
  },
  {
    key: 'wohnberechtigungsschein',
    titel: { de: 'Wohnberechtigungsschein', en: 'Certificate of eligibility for social housing' },
    synonyme: {
      de: ['Sozialwohnung', 'WBS', 'geförderte Wohnung'],
      en: ['council flat', 'affordable housing'],
    },
    kurztext: {
      de: 'Der Schlüssel zu den 74 geförderten Wohnungen der Stadt.',
      en: 'The key to the town’s 74 subsidised flats.',
    },
    text: {
      de: `Geförderte Wohnungen dürfen nur an Haushalte vermietet werden, deren Einkommen unter einer Grenze liegt. Sie ist höher, als viele denken: Eine Familie mit zwei Kindern kann oft mit zwei mittleren Löhnen einziehen. Der Schein gilt ein Jahr in ganz Baden-Württemberg und nennt die passende Größe: 45 Quadratmeter für eine Person, 15 mehr für jede weitere.

Wir rechnen mit Ihnen nach und stellen den Schein aus. Gleichzeitig nehmen wir Sie in die Liste für die städtischen Wohnungen auf. Schwangere, Familien mit Kindern und Menschen im Rollstuhl haben Vorrang; barrierefreie Wohnungen liegen in der Talstraße.`,
      en: `Subsidised flats may be let only to households with an income below a certain limit. It is higher than many think: a family with two children can often move in with two average wages. The certificate is valid for one year throughout Baden-Württemberg and states the right size: 45 square metres for one person and 15 more for each further one.

We do the sums with you and issue the certificate. At the same time we put you on the list for the town’s flats. Pregnant women, families with children and wheelchair users take precedence; there are accessible flats in Talstraße.`,
    },
    unterlagen: {
      de: [
        'Ausweise aller im Haushalt',
        'Einkommensnachweise der letzten zwölf Monate',
        'Bei Schwangerschaft: Mutterpass',
        'Schwerbehindertenausweis, falls vorhanden',
      ],
      en: [
        'Identity cards of everyone in the household',
        'Proof of income for twelve months',
        'If pregnant: maternity record',
        'Disability card, if any',
      ],
    },
    gebuehr: {
      de: '12,00 €, mit Sozialleistungen kostenlos',
      en: '€12.00, free if you receive benefits',
    },
    dauer: { de: 'Zwei Wochen', en: 'Two weeks' },
    rechtsgrundlage: ['§ 15 Landeswohnraumförderungsgesetz Baden-Württemberg (LWoFG)'],
    amt: ['bildung'],
    mitarbeiter: ['rauscher'],
    lebenslagen: ['umzug', 'kind'],
    leistungsschluessel: '99999130000000',
  },
  {
    key: 'wohngeld',
    titel: { de: 'Wohngeld', en: 'Housing benefit' },
    synonyme: { de: ['Mietzuschuss', 'Lastenzuschuss', 'Miete zu teuer'], en: ['rent allowance'] },
    kurztext: {
      de: 'Ein Zuschuss zur Miete oder zum eigenen Haus, auch für Rentnerinnen und Rentner.',
      en: 'Help with the rent or with your own home, for pensioners too.',
    },
    text: {
      de: `Wohngeld bekommen Haushalte, die ihren Unterhalt selbst verdienen, aber bei der Wohnung Hilfe brauchen. Es hängt von der Zahl der Menschen, dem Einkommen und der Miete ab; wer im eigenen Haus wohnt, erhält einen Lastenzuschuss. Viele wissen nicht, dass ihnen etwas zusteht. Rechnen Sie es am Bildschirm im Foyer nach oder fragen Sie uns.

Über den Antrag entscheidet die Wohngeldbehörde im Landratsamt, Sie können ihn hier abgeben. Gezahlt wird ab dem Monat des Antrags, meist für ein Jahr. Ändert sich Ihr Einkommen um mehr als 15 Prozent, sagen Sie Bescheid. Mit Wohngeld gibt es Schulbedarf und Ausflüge für Kinder dazu.`,
      en: `Housing benefit is for households that earn their own living but need help with their home. It depends on the number of people, income and rent; home owners receive a contribution to their costs. Many do not know that they are entitled. Work it out on the screen in the foyer or ask us.

The district office decides; you may hand in the application here. It is paid from the month in which you apply, usually for a year. If your income changes by more than 15 per cent, let us know. Housing benefit also brings school supplies and excursions for children.`,
    },
    unterlagen: {
      de: [
        'Antrag auf Mietzuschuss oder Lastenzuschuss',
        'Mietvertrag und Mietbescheinigung',
        'Einkommensnachweise aller im Haushalt',
        'Rentenbescheid, Kindergeldnachweis',
      ],
      en: [
        'Application',
        'Tenancy agreement and landlord’s statement',
        'Proof of income for everyone in the household',
        'Pension notice, proof of child benefit',
      ],
    },
    gebuehr: { de: 'Kostenlos', en: 'Free of charge' },
    dauer: { de: 'Sechs bis zehn Wochen', en: 'Six to ten weeks' },
    fristen: {
      de: 'Weiterbewilligung zwei Monate vor Ablauf',
      en: 'Renew two months before it ends',
    },
    rechtsgrundlage: ['§§ 3, 4, 22 und 25 Wohngeldgesetz (WoGG)'],
    amt: ['bildung'],
    mitarbeiter: ['rauscher'],
    lebenslagen: ['umzug', 'alter'],
    leistungsschluessel: '99999131000000',
  },
  {
    key: 'wohnungsgeber',
    titel: {
      de: 'Wohnungsgeberbestätigung ausstellen',
      en: 'Landlord’s confirmation: issuing one',
    },
    synonyme: {
      de: ['Vermieterbescheinigung', 'Einzugsbestätigung'],
      en: ['landlords', 'proof of moving in'],
    },
    kurztext: {
      de: 'Pflicht für alle, die Wohnraum überlassen, auch für Verwandte.',
      en: 'Compulsory for everybody who provides housing, relatives included.',
    },
    text: {
      de: `Wer eine Wohnung vermietet oder jemanden bei sich aufnimmt, bestätigt den Einzug schriftlich. Das gilt für Hausverwaltungen ebenso wie für Eltern, deren Tochter zurückkehrt, und für Hauptmieter, die untervermieten. Auch wer im eigenen Haus wohnt, füllt das Blatt für sich selbst aus.

Nötig sind Name und Anschrift der Wohnungsgeberin, das Datum des Einzugs, die Anschrift der Wohnung und die Namen aller, die einziehen. Sie können die Bestätigung unterschrieben mitgeben oder uns elektronisch schicken; dann nennen Sie Ihren Mietern das Kennwort. Ein Mietvertrag ersetzt sie nicht. Gefälligkeitsbestätigungen ohne Einzug sind verboten und teuer.`,
      en: `If you let a flat or take somebody in, you confirm the move in writing. This applies to property managers as well as to parents whose daughter returns and to tenants who sublet. Owners living in their own house fill in the form for themselves.

It states the name and address of the landlord, the date of the move, the address of the flat and the names of everybody moving in. You can hand over a signed copy or send it to us electronically and give your tenants the password. A tenancy agreement does not replace it. Confirming a move that never took place is forbidden and expensive.`,
    },
    unterlagen: {
      de: ['Formular Wohnungsgeberbestätigung'],
      en: ['Confirmation form'],
    },
    gebuehr: { de: 'Kostenlos', en: 'Free of charge' },
    dauer: { de: 'Sofort', en: 'At once' },
    fristen: {
      de: 'Innerhalb von zwei Wochen nach dem Einzug',
      en: 'Within two weeks of the move',
    },
    formulare: [
      {
        titel: { de: 'Wohnungsgeberbestätigung', en: 'Landlord’s confirmation (in German)' },
        link: 'https://formulare.bad-silberbronn.example/wohnungsgeber.pdf',
      },
    ],
    rechtsgrundlage: ['§§ 19 und 54 Bundesmeldegesetz (BMG)'],
    amt: ['buergerbuero'],
    mitarbeiter: ['aydin'],
    lebenslagen: ['umzug', 'betrieb'],
    leistungsschluessel: '99999132000000',
  },
  {
    key: 'xrechnung',
    titel: {
      de: 'XRechnung an die Stadt senden',
      en: 'XRechnung: invoicing the town electronically',
    },
    synonyme: {
      de: ['E-Rechnung', 'Leitweg-ID', 'ZUGFeRD', 'Rechnung stellen'],
      en: ['e-invoice', 'supplier'],
    },
    kurztext: {
      de: 'Elektronische Rechnungen kommen schneller an und werden schneller bezahlt.',
      en: 'Electronic invoices arrive sooner and are paid sooner.',
    },
    text: {
      de: `Wer für die Stadt arbeitet, schickt seine Rechnung als XRechnung oder ZUGFeRD ab Version 2.2. Eine PDF-Datei oder Papier genügt bei Aufträgen über 1.000 Euro nicht mehr. Hochladen können Sie die Datei im Eingangsportal des Landes, oder Ihr Programm schickt sie selbst über das Netz Peppol.

Tragen Sie unsere Leitweg-ID und die Bestellnummer ein, die auf dem Auftrag steht; ohne sie findet die Rechnung ihren Weg nicht. Anlagen wie Aufmaß oder Stundenzettel gehören in dieselbe Datei. Sie bekommen sofort eine Prüfmeldung. Kleine Betriebe ohne passende Software können ein kostenloses Formular ausfüllen; die Stadtkasse zeigt, wie es geht.`,
      en: `If you work for the town, send your invoice as an XRechnung or ZUGFeRD file from version 2.2. A PDF or paper is no longer enough for orders above €1,000. Upload the file to the state’s portal or let your program send it through the Peppol network.

Enter our routing number and the order number stated on your order; without them the invoice cannot find its way. Attachments such as measurements or timesheets belong in the same file. You receive a validation message at once. Small firms without suitable software may use a free form; the cashier will show you how.`,
    },
    unterlagen: {
      de: ['Leitweg-ID der Stadt', 'Bestellnummer', 'IBAN und Steuernummer'],
      en: ['The town’s routing number', 'Order number', 'IBAN and tax number'],
    },
    gebuehr: { de: 'Kostenlos', en: 'Free of charge' },
    dauer: {
      de: 'Zahlung innerhalb von 14 Tagen, mit Skonto nach Vereinbarung',
      en: 'Paid within 14 days, cash discount as agreed',
    },
    onlinedienst: {
      link: 'https://rechnung.bad-silberbronn.example/',
      linktext: { de: 'Rechnung hochladen', en: 'Upload an invoice' },
    },
    rechtsgrundlage: [
      '§ 4a E-Government-Gesetz Baden-Württemberg (EGovG BW)',
      'E-Rechnungsverordnung Baden-Württemberg (ERechVOBW)',
      'Richtlinie 2014/55/EU',
    ],
    amt: ['kaemmerei'],
    mitarbeiter: ['brendle'],
    lebenslagen: ['betrieb'],
    leistungsschluessel: '99999133000000',
  },
]
