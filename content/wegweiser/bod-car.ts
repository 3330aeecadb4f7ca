import type { VerfahrenContent } from './shape.ts'

/** Procedures from «Bodenrichtwerte» to «Carport, Garage oder Gartenhaus bauen». */
export const bodCar: VerfahrenContent[] = [
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
      de: 'Karte kostenlos, schriftliche Auskunft 25,00 EUR, Gutachten ab 900,00 EUR',
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
    leistungsschluessel: '99999019000000',
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
      de: 'Buche 78,00 EUR, Fichte 52,00 EUR je Festmeter; Leseschein 15,00 EUR',
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
    amt: ['kaemmerei'],
    mitarbeiter: ['brendle'],
    lebenslagen: [],
    leistungsschluessel: '99999020000000',
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

From four weeks before the election there is a booth in the citizens’ office: you are handed the papers, complete them in peace and put the envelope in the box. You may collect papers for others only with their written authority, and for no more than four people. In case of sudden illness, papers are issued until 3 pm on polling day.`,
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
      en: 'Apply by 3 pm on the Friday before the election',
    },
    rechtsgrundlage: [
      '§§ 25 bis 28 Bundeswahlordnung (BWO)',
      'Landeswahlordnung Baden-Württemberg (LWO)',
      'Kommunalwahlordnung (KomWO)',
    ],
    amt: ['buergerbuero'],
    mitarbeiter: ['weberle', 'aydin'],
    lebenslagen: [],
    leistungsschluessel: '99999021000000',
  },
  {
    key: 'bussgeld',
    titel: { de: 'Bußgeld und Verwarnung', en: 'Fines and parking tickets' },
    synonyme: {
      de: ['Strafzettel', 'Knöllchen', 'Blitzer', 'Falschparken', 'Einspruch'],
      en: ['penalty notice', 'speeding'],
    },
    kurztext: {
      de: 'Zahlen, sich äußern oder Einspruch einlegen: So gehen Sie mit dem Brief um.',
      en: 'Pay, comment or object: how to deal with the letter.',
    },
    text: {
      de: `Sie haben einen Zettel am Auto oder Post von uns? Mit der Zahlung des Verwarnungsgelds innerhalb einer Woche ist die Sache erledigt. Sind Sie nicht einverstanden, schildern Sie auf dem Anhörungsbogen, was geschehen ist; wir prüfen das mit dem Foto und dem Protokoll.

Wird nicht gezahlt, folgt ein Bußgeldbescheid mit Gebühren. Dagegen können Sie innerhalb von zwei Wochen Einspruch einlegen, dann entscheidet das Amtsgericht. Waren Sie nicht selbst am Steuer, nennen Sie die Fahrerin oder den Fahrer. Geben Sie beim Bezahlen bitte das Kassenzeichen an.`,
      en: `Found a ticket on your car or a letter in the post? If you pay the warning within a week, the matter is closed. If you disagree, tell us on the form what happened; we compare it with the photograph and the report.

If nothing is paid, a formal penalty notice with costs follows. You may object within two weeks, and the local court then decides. If somebody else was driving, please give us their name. Always quote the reference number when you pay.`,
    },
    unterlagen: {
      de: [
        'Verwarnung oder Bescheid mit Kassenzeichen',
        'Bei Einwänden: Fotos, Parkschein, Namen von Zeugen',
      ],
      en: [
        'The ticket or notice with its reference number',
        'If you object: photographs, parking ticket, names of witnesses',
      ],
    },
    gebuehr: {
      de: 'Verwarnung 10,00 bis 55,00 EUR; Bußgeldbescheid zusätzlich 28,50 EUR Gebühren und Auslagen',
      en: 'Warning €10.00 to €55.00; a penalty notice adds €28.50 in costs',
    },
    dauer: {
      de: 'Antwort auf Einwände in etwa drei Wochen',
      en: 'Reply to objections in about three weeks',
    },
    fristen: {
      de: 'Verwarnung: eine Woche; Einspruch: zwei Wochen nach Zustellung',
      en: 'Warning: one week; objection: two weeks after delivery',
    },
    rechtsgrundlage: [
      '§§ 55 bis 57, 67 und 107 Gesetz über Ordnungswidrigkeiten (OWiG)',
      'Bußgeldkatalog-Verordnung (BKatV)',
    ],
    amt: ['ordnungsamt'],
    mitarbeiter: ['gutmoser'],
    lebenslagen: ['reise'],
    leistungsschluessel: '99999022000000',
  },
  {
    key: 'carport',
    titel: {
      de: 'Carport, Garage oder Gartenhaus bauen',
      en: 'Carport, garage or garden shed: building one',
    },
    synonyme: {
      de: ['Schuppen', 'Gerätehaus', 'Unterstand', 'genehmigungsfrei'],
      en: ['outbuilding', 'permitted development'],
    },
    kurztext: {
      de: 'Vieles geht ohne Antrag, aber nicht ohne Regeln zu Abstand und Größe.',
      en: 'Much is possible without an application, but not without rules on size and distance.',
    },
    text: {
      de: `Innerorts sind Garagen und überdachte Stellplätze bis 30 Quadratmeter Grundfläche und drei Meter Wandhöhe verfahrensfrei, ebenso Gartenhäuser ohne Heizung bis 40 Kubikmeter. Verfahrensfrei heißt nicht rechtsfrei: Bebauungsplan, Gestaltungssatzung und Abstände zur Grenze gelten trotzdem. Auf der Grenze darf die Wand höchstens neun Meter lang sein.

Bringen Sie eine Skizze mit, dann sagen wir Ihnen in zehn Minuten, ob es passt oder ob Sie eine Befreiung brauchen. Außerhalb des Ortes ist fast alles genehmigungspflichtig, auch die kleine Hütte auf der Streuobstwiese.`,
      en: `Within the built-up area, garages and covered parking spaces of up to 30 square metres with walls no higher than three metres need no permission, nor do unheated sheds of up to 40 cubic metres. The development plan, the design by-law and the distances to the boundary still apply. A wall on the boundary may be no longer than nine metres.

Bring a sketch, and within ten minutes we can tell you whether it fits or needs an exemption. Outside the town almost everything requires permission, even a small hut in an orchard.`,
    },
    unterlagen: {
      de: [
        'Skizze mit Maßen',
        'Lageplan oder Flurstücksnummer',
        'Für eine Befreiung: kurze Begründung',
      ],
      en: [
        'Sketch with measurements',
        'Site plan or plot number',
        'For an exemption: a short explanation',
      ],
    },
    gebuehr: {
      de: 'Beratung kostenlos, Befreiung vom Bebauungsplan 100,00 EUR',
      en: 'Advice free of charge, exemption from the development plan €100.00',
    },
    dauer: {
      de: 'Auskunft sofort, Befreiung vier Wochen',
      en: 'Advice at once, exemption four weeks',
    },
    rechtsgrundlage: [
      '§ 50 und Anhang Landesbauordnung für Baden-Württemberg (LBO)',
      '§§ 5 und 6 Landesbauordnung (LBO)',
      '§ 31 Baugesetzbuch (BauGB)',
    ],
    amt: ['bauamt'],
    mitarbeiter: ['lindacher'],
    lebenslagen: ['bauen'],
    leistungsschluessel: '99999023000000',
  },
]
