import type { VerfahrenContent } from './shape.ts'

/** Procedures from «Bewohnerparkausweis» to «Büchereiausweis». */
export const bewBuc: VerfahrenContent[] = [
  {
    key: 'bewohnerparkausweis',
    titel: { de: 'Bewohnerparkausweis', en: 'Resident’s parking permit' },
    synonyme: {
      de: ['Anwohnerparken', 'Anwohnerparkausweis', 'Parken Altstadt', 'Parkplakette'],
      en: ['residents’ parking'],
    },
    kurztext: {
      de: 'Für alle, die in der Altstadt wohnen und keinen eigenen Stellplatz haben.',
      en: 'For people living in the old town without a parking space of their own.',
    },
    text: {
      de: `In der Zone A zwischen Marktplatz, Badstraße und Mühlbach parken Bewohnerinnen und Bewohner mit Ausweis ohne Zeitgrenze. Je Person stellen wir einen Ausweis für ein Fahrzeug aus, das auf Sie zugelassen ist oder das Sie dauerhaft nutzen. Wer Carsharing fährt, lässt den Namen der Firma eintragen.

Der Ausweis ist kein Anspruch auf einen bestimmten Platz. Während der Märkte weichen Sie auf das Parkhaus am Bahnhof aus, dort gilt er dann ebenfalls. Bei einem Fahrzeugwechsel tauschen wir ihn um, die Laufzeit bleibt.`,
      en: `In zone A between the market square, Badstraße and the mill stream, permit holders may park without a time limit. Each resident can have one permit for a vehicle registered in their name or in their permanent use. If you belong to a car club, we enter the name of the company.

The permit does not guarantee a particular space. On market days you may use the car park at the station instead, where it is valid too. If you change your car we exchange the permit; its term stays the same.`,
    },
    unterlagen: {
      de: [
        'Ausweis mit Anschrift in Zone A',
        'Fahrzeugschein',
        'Bei Dienstwagen: Bestätigung des Arbeitgebers',
      ],
      en: [
        'Identity card with an address in zone A',
        'Vehicle registration certificate',
        'For company cars: confirmation from your employer',
      ],
    },
    gebuehr: { de: '60,00 € im Jahr; Umtausch 10,00 €', en: '€60.00 a year; exchange €10.00' },
    dauer: { de: 'Sofort, online drei Werktage', en: 'On the spot, three working days online' },
    onlinedienst: {
      link: 'https://online.bad-silberbronn.example/bewohnerparken',
      linktext: { de: 'Parkausweis online beantragen', en: 'Apply online' },
    },
    rechtsgrundlage: [
      '§ 45 Absatz 1b Straßenverkehrs-Ordnung (StVO)',
      '§ 6a Absatz 5a Straßenverkehrsgesetz (StVG)',
      'Bewohnerparkgebührensatzung der Stadt Bad Silberbronn',
    ],
    amt: ['ordnungsamt'],
    mitarbeiter: ['hartmann'],
    lebenslagen: ['umzug', 'reise'],
    leistungsschluessel: '99999019000000',
  },
  {
    key: 'bodenrichtwert',
    titel: { de: 'Bodenrichtwerte', en: 'Standard land values' },
    synonyme: {
      de: ['Grundstückspreis', 'Quadratmeterpreis', 'Gutachterausschuss', 'Verkehrswert'],
      en: ['land prices', 'valuation'],
    },
    kurztext: {
      de: 'Was ein Quadratmeter Bauland in Ihrer Straße im Durchschnitt wert ist.',
      en: 'What a square metre of building land in your street is worth on average.',
    },
    text: {
      de: `Der Gutachterausschuss wertet alle Kaufverträge über Grundstücke aus und beschließt alle zwei Jahre die Bodenrichtwerte. Sie dienen als Anhaltspunkt beim Kauf, bei Erbschaften und für die Grundsteuer. Die Karte können Sie kostenlos ansehen, auch auf dem Bildschirm im Foyer.

Brauchen Sie den Wert schriftlich, etwa für das Finanzamt oder das Nachlassgericht, stellen wir eine Auskunft aus. Den Verkehrswert eines bestimmten Hauses ermittelt der Gutachterausschuss in einem eigenen Gutachten; dafür kommen zwei Mitglieder zu einer Besichtigung.`,
      en: `A committee of valuers analyses every contract for land and sets standard values every two years. They serve as a guide for purchases, inheritances and property tax. The map can be viewed free of charge, including on the screen in the foyer.

If you need the value in writing, for instance for the tax office or the probate court, we issue a statement. The market value of a particular house is determined in a separate report, for which two members of the committee visit the property.`,
    },
    unterlagen: {
      de: ['Anschrift oder Flurstücksnummer', 'Für ein Gutachten: Grundbuchauszug und Baupläne'],
      en: ['Address or plot number', 'For a report: land register extract and building plans'],
    },
    gebuehr: {
      de: 'Karte kostenlos, schriftliche Auskunft 25,00 €, Gutachten ab 900,00 €',
      en: 'Map free of charge, written statement €25.00, report from €900.00',
    },
    dauer: {
      de: 'Auskunft eine Woche, Gutachten etwa drei Monate',
      en: 'Statement one week, report about three months',
    },
    rechtsgrundlage: [
      '§§ 192 bis 197 Baugesetzbuch (BauGB)',
      'Gutachterausschussverordnung Baden-Württemberg (GuAVO)',
    ],
    amt: ['bauamt'],
    mitarbeiter: ['sommerhalter'],
    lebenslagen: ['bauen', 'trauerfall'],
    leistungsschluessel: '99999020000000',
  },
  {
    key: 'brennholz',
    titel: { de: 'Brennholz aus dem Stadtwald', en: 'Firewood from the town forest' },
    synonyme: {
      de: ['Holz kaufen', 'Kaminholz', 'Polterholz', 'Reisschlag', 'Leseholz'],
      en: ['logs', 'wood'],
    },
    kurztext: {
      de: 'Bestellung von September bis November, abgeholt wird im Frühjahr am Waldweg.',
      en: 'Order from September to November, collect from the forest track in spring.',
    },
    text: {
      de: `Der Stadtwald liefert jedes Jahr rund 900 Festmeter Brennholz, vor allem Buche und Fichte. Sie bestellen eine Menge, wir teilen Ihnen im Februar ein Los am Waldweg zu. Bezahlt wird vor der Abfuhr; die Rechnung ist zugleich Ihr Fahrschein für den Weg.

Wer mit der Motorsäge arbeitet, braucht einen Lehrgang und Schutzkleidung. Gesägt wird werktags bis zur Dämmerung und nie allein. Leseholz, also dünnes Holz vom Boden, dürfen Sie mit einem Schein ohne Säge sammeln. Bis Ende Mai muss alles abgefahren sein, damit das Wild Ruhe hat.`,
      en: `Every year the town forest yields some 900 cubic metres of firewood, mostly beech and spruce. You place an order, and in February we allot you a stack beside a forest track. Payment is due before you collect; the invoice is also your permit to drive on the track.

Anybody working with a chainsaw needs a certificate and protective clothing. Sawing is allowed on working days until dusk, and never alone. With a gathering licence you may collect small wood from the ground without a saw. Everything has to be gone by the end of May so that the deer are left in peace.`,
    },
    unterlagen: {
      de: [
        'Bestellschein mit Menge und Holzart',
        'Bei eigener Aufarbeitung: Nachweis des Motorsägenlehrgangs',
      ],
      en: [
        'Order form with quantity and type of wood',
        'If you saw it yourself: chainsaw certificate',
      ],
    },
    gebuehr: {
      de: 'Buche 78,00 €, Fichte 52,00 € je Festmeter; Leseschein 15,00 €',
      en: 'Beech €78.00, spruce €52.00 per cubic metre; gathering licence €15.00',
    },
    dauer: { de: 'Zuteilung im Februar', en: 'Allotted in February' },
    fristen: {
      de: 'Bestellung vom 1. September bis 30. November',
      en: 'Orders from 1 September to 30 November',
    },
    rechtsgrundlage: [
      'Landeswaldgesetz Baden-Württemberg (LWaldG)',
      'Verkaufsbedingungen des Stadtwalds Bad Silberbronn',
    ],
    amt: ['bauhof'],
    mitarbeiter: ['frickenhaus'],
    lebenslagen: [],
    leistungsschluessel: '99999021000000',
  },
  {
    key: 'briefwahl',
    titel: { de: 'Briefwahl und Wahlschein', en: 'Postal voting' },
    synonyme: {
      de: ['Wahl', 'Wahlbenachrichtigung', 'Stimmzettel', 'wählen'],
      en: ['elections', 'ballot'],
    },
    kurztext: {
      de: 'Unterlagen anfordern oder gleich im Bürgerbüro wählen.',
      en: 'Ask for your papers by post or vote in the citizens’ office straight away.',
    },
    text: {
      de: `Am Wahltag verhindert? Mit dem Wahlschein wählen Sie per Brief, ohne einen Grund anzugeben. Füllen Sie die Rückseite der Wahlbenachrichtigung aus, nutzen Sie deren QR-Code oder schreiben Sie uns. Ein Anruf genügt nicht.

Im Bürgerbüro steht ab der vierten Woche vor der Wahl eine Kabine: Sie bekommen die Unterlagen, füllen sie in Ruhe aus und werfen den Umschlag in die Urne. Für andere dürfen Sie die Unterlagen nur mit schriftlicher Vollmacht abholen, höchstens für vier Personen. Wer plötzlich erkrankt, kann noch am Wahlsonntag bis 15:00 Uhr einen Wahlschein bekommen.`,
      en: `Away on polling day? You may vote by post without giving a reason. Fill in the back of your polling card, use its QR code or write to us. A telephone call is not enough.

From four weeks before the election there is a booth in the citizens’ office: you are handed the papers, complete them in peace and put the envelope in the box. You may collect papers for others only with their written authority, and for no more than four people. In case of sudden illness, papers are issued until 15:00 on polling day.`,
    },
    unterlagen: {
      de: ['Wahlbenachrichtigung', 'Ausweis', 'Für andere: schriftliche Vollmacht'],
      en: ['Polling card', 'Identity card or passport', 'For others: written authority'],
    },
    gebuehr: {
      de: 'Kostenlos, auch der Rückversand',
      en: 'Free of charge, including return postage',
    },
    dauer: { de: 'Zusendung innerhalb von drei Tagen', en: 'Posted within three days' },
    fristen: {
      de: 'Antrag bis Freitag vor der Wahl, 15:00 Uhr',
      en: 'Apply by 15:00 on the Friday before the election',
    },
    rechtsgrundlage: [
      '§§ 25 bis 28 Bundeswahlordnung (BWO)',
      'Landeswahlordnung Baden-Württemberg (LWO)',
      'Kommunalwahlordnung (KomWO)',
    ],
    amt: ['hauptamt', 'buergerbuero'],
    mitarbeiter: ['pfrommer'],
    lebenslagen: [],
    leistungsschluessel: '99999022000000',
  },
  {
    key: 'buechereiausweis',
    titel: { de: 'Büchereiausweis', en: 'Library card' },
    synonyme: {
      de: ['Bibliothek', 'Bücher ausleihen', 'Onleihe', 'Bücherdienst'],
      en: ['borrowing books', 'e-books'],
    },
    kurztext: {
      de: 'Bücher, Hörbücher und Spiele für vier Wochen, für Kinder ohne Gebühr.',
      en: 'Books, audiobooks and games for four weeks, free for children.',
    },
    text: {
      de: `Mit dem Ausweis leihen Sie in der Stadtbücherei bis zu zwanzig Medien zugleich. Bücher behalten Sie vier Wochen, Filme und Zeitschriften zwei; verlängert wird online oder am Telefon, solange niemand wartet. E-Books aus dem Verbund der Region laden Sie zu Hause auf das eigene Gerät.

Kinder bekommen den ersten Ausweis zur Einschulung geschenkt, zusammen mit einer Tasche. Wer nicht gut zu Fuß ist, bestellt den Bücherdienst: Jeden zweiten Mittwoch bringt eine Ehrenamtliche die Tasche ins Haus. Fehlt ein Titel, besorgen wir ihn aus einer anderen Bibliothek. Gäste mit Silberkarte leihen ohne eigenen Ausweis.`,
      en: `The card lets you borrow up to twenty items at a time. Books are yours for four weeks, films and magazines for two; renew online or by telephone as long as nobody is waiting. E-books from the regional library network can be downloaded to your own device at home.

Children are given their first card when they start school, together with a bag. If walking is difficult, ask for the delivery service: every second Wednesday a volunteer brings your books to the door. If we do not have a title, we obtain it from another library. Visitors with a Silberkarte borrow without a card of their own.`,
    },
    unterlagen: {
      de: [
        'Ausweis mit Anschrift',
        'Für Kinder: Unterschrift eines Elternteils',
        'Für die Ermäßigung: Schülerausweis oder Sozialpass',
      ],
      en: [
        'Identity card with your address',
        'For children: a parent’s signature',
        'For reductions: student card or social pass',
      ],
    },
    gebuehr: {
      de: '18,00 € im Jahr, ermäßigt 9,00 €, bis 18 Jahre kostenlos; Fernleihe 3,00 €',
      en: '€18.00 a year, reduced €9.00, free under 18; interlibrary loan €3.00',
    },
    dauer: { de: 'Sofort', en: 'On the spot' },
    rechtsgrundlage: [
      '§ 10 Absatz 2 Gemeindeordnung für Baden-Württemberg (GemO)',
      'Benutzungs- und Gebührenordnung der Stadtbücherei',
    ],
    amt: ['stadtbuecherei'],
    mitarbeiter: ['ammann'],
    lebenslagen: ['kind'],
    leistungsschluessel: '99999023000000',
  },
]
